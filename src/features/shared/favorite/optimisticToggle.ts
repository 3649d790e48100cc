import { useEffect } from 'react'

import { isOutcomeUnknown } from '@/http/apiError'
import { debounce } from '@/lib/queue'
import { connection } from '@/platform/connection'

interface ToggleOptions {
  /** The mark as it is now, even before the screen is redrawn. */
  isOn: () => boolean
  /** Flips the mark on the server. @returns its state: `flipped` where the server does not say */
  send: (flipped: boolean) => Promise<boolean>
  /** Asks the server for the mark's state. */
  read: () => Promise<boolean>
  onChange: (isOn: boolean) => void
  onSettled: (isOn: boolean) => void
  /** The mark is as the server had it. */
  onError: (error: unknown) => void
  /** Nothing is under way any more. */
  onRest: () => void
}

/**
 * A mark that the server can only flip. The screen changes at once. The call goes out when the presses have settled,
 * and not at all when they cancel each other out. After a lost answer the server is asked for the state, because a
 * second flip would be wrong.
 */
export function createOptimisticToggle({ isOn, send, read, onChange, onSettled, onError, onRest }: ToggleOptions) {
  let known = false
  let wanted = false
  let isSending = false
  /** Since the last press all has settled. */
  let isAtRest = true
  /** It is unknown what the last call did. */
  let isDoubtful = false

  async function readKnown(): Promise<boolean> {
    isDoubtful = true
    known = await read()
    isDoubtful = false
    return known
  }

  async function flip(): Promise<boolean> {
    if (isDoubtful && (await readKnown()) === wanted) return known
    const flipped = !known
    try {
      return await send(flipped)
    } catch (error) {
      if (!isOutcomeUnknown(error) || (await readKnown()) !== flipped) throw error
      return known
    }
  }

  function rest(): void {
    isAtRest = true
    onRest()
  }

  async function sync(): Promise<void> {
    if (isSending || isAtRest) return
    if (wanted === known) return rest()
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
    if (wanted === known) rest()
    // The learner has pressed again, or the server had the opposite state: one more flip makes it right.
    else later()
  }
  const later = debounce(() => void sync())

  return {
    toggle(): void {
      // Nothing is under way, so what is shown came from the server.
      if (!isSending && wanted === known) known = isOn()
      wanted = !isOn()
      isAtRest = false
      onChange(wanted)
      later()
    },
    /** Sends what still waits, because the page is being left. */
    flush(): void {
      later.cancel()
      void sync()
    },
  }
}

/** Flushes when the page or the app is left: a phone may end the app without another event. */
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
