import { useEffect } from 'react'

import { isOutcomeUnknown } from '@/http/apiError'
import { debounce } from '@/lib/queue'
import { connection } from '@/platform/connection'

interface ToggleOptions {
  /** What is shown by now, even where the screen has not been redrawn yet. */
  isOn: () => boolean
  /** Flips the mark on the server and tells what it is now: `flipped`, where the server itself does not say. */
  send: (flipped: boolean) => Promise<boolean>
  /** Asks the server how the mark stands. */
  read: () => Promise<boolean>
  /** What to show from now on. */
  onChange: (isOn: boolean) => void
  /** The server has confirmed. */
  onSettled: (isOn: boolean) => void
  /** The mark is back where the server had it. */
  onError: (error: unknown) => void
}

/**
 * A mark that the server can only flip. It changes on screen at once; the call goes out when the presses have settled,
 * and not at all when they cancel each other out. After a lost answer the server is asked how it stands: flipped once
 * more it would be wrong.
 */
export function createOptimisticToggle({ isOn, send, read, onChange, onSettled, onError }: ToggleOptions) {
  let known = false
  let wanted = false
  let isSending = false
  /** Nobody has said what the last call did. */
  let isDoubtful = false

  async function look(): Promise<boolean> {
    isDoubtful = true
    known = await read()
    isDoubtful = false
    return known
  }

  async function flip(): Promise<boolean> {
    if (isDoubtful && (await look()) === wanted) return known
    const flipped = !known
    try {
      return await send(flipped)
    } catch (error) {
      if (!isOutcomeUnknown(error) || (await look()) !== flipped) throw error
      return known
    }
  }

  async function settle(): Promise<void> {
    if (isSending || wanted === known) return
    isSending = true
    try {
      known = await flip()
      if (wanted === known) onSettled(known)
    } catch (error) {
      wanted = known
      onChange(known)
      onError(error)
    } finally {
      isSending = false
    }
    // Pressed again meanwhile, or the server had it the other way round: flipped once more it is right.
    if (wanted !== known) later()
  }
  const later = debounce(() => void settle())

  return {
    press(): void {
      // Nothing is under way: what is shown came from the server.
      if (!isSending && wanted === known) known = isOn()
      wanted = !isOn()
      onChange(wanted)
      later()
    },
    /** Sends what still waits: the page is left. */
    flush(): void {
      later.cancel()
      void settle()
    },
  }
}

/** Sends what waits when the page is left, or the app: a phone may end it without another word. */
export function useFlush(flush: () => void): void {
  useEffect(() => {
    const stop = connection.watchVisible((isVisible) => {
      if (!isVisible) flush()
    })
    return () => {
      stop()
      flush()
    }
  }, [flush])
}
