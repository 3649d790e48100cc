import { errorText, isOutcomeUnknown } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'

import type { OwnLine } from './lines'
import type { ChatEvent, ChatState } from './reducer'

/** The socket may take this long to deliver the learner's own line. */
const echoMs = 10_000

interface SendingPorts {
  send: (text: string) => Promise<void>
  /** Reads whether the room has it after all. */
  findSent: (line: OwnLine) => Promise<void>
  getState: () => ChatState
  dispatch: (event: ChatEvent) => void
  isStopped: () => boolean
  /** The server has my line, but no socket delivers it. */
  onNoEcho: () => void
}

/** Sends lines. A line stands in the chat at once; a failed one can be sent again. */
export function createSending({ send, findSent, getState, dispatch, isStopped, onNoEcho }: SendingPorts) {
  let count = 0
  let echoTimer: ReturnType<typeof setTimeout> | undefined
  const lineOf = (key: string) => getState().own.find((line) => line.key === key)

  const start = (key: string, text: string) =>
    dispatch({ type: 'sending', key, text, atMs: serverClock.isKnown() ? serverClock.now() : 0 })

  function checkEcho(): void {
    if (getState().own.some(({ status }) => status === 'sent')) onNoEcho()
  }

  function awaitEcho(): void {
    clearTimeout(echoTimer)
    echoTimer = setTimeout(checkEcho, echoMs)
  }

  async function deliver(key: string, text: string): Promise<void> {
    start(key, text)
    try {
      await send(text)
      dispatch({ type: 'sent', key })
      if (lineOf(key)) awaitEcho()
    } catch (error) {
      dispatch({ type: 'failed', key, reason: errorText(error), isUnsure: isOutcomeUnknown(error) })
    }
  }

  return {
    send(text: string): void {
      count++
      void deliver(`o${count}`, text)
    },
    /** Sends a failed line again. If the server may have it, the history is searched first. */
    async resend(key: string): Promise<void> {
      const line = lineOf(key)
      if (line?.status !== 'failed') return
      start(key, line.text)
      if (line.isUnsure) {
        try {
          await findSent(line)
        } catch (error) {
          dispatch({ type: 'failed', key, reason: errorText(error), isUnsure: true })
          return
        }
        // Once the room is left, a line that was found stays among the unsent ones. The next visit searches again.
        if (isStopped() || !lineOf(key)) return
      }
      await deliver(key, line.text)
    },
    stop: () => clearTimeout(echoTimer),
  }
}
