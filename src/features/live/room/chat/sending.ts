import { errorText, isOutcomeUnknown } from '@/http/apiError'

import type { OwnLine } from './lines'
import type { ChatEvent, ChatState } from './reducer'

/** So long the socket may take to bring what I have said. */
const echoMs = 10_000

interface SendingPorts {
  send: (text: string) => Promise<void>
  /** Reads whether the room has it after all. */
  lookFor: (line: OwnLine) => Promise<void>
  getState: () => ChatState
  dispatch: (event: ChatEvent) => void
  /** The server has a line of mine, and no socket brings it. */
  onNoEcho: () => void
}

/** What I say: it stands in the chat at once, and is said again when it has not got there. */
export function createSending({ send, lookFor, getState, dispatch, onNoEcho }: SendingPorts) {
  let count = 0
  let echoTimer: ReturnType<typeof setTimeout> | undefined
  const lineOf = (key: string) => getState().own.find((line) => line.key === key)

  function awaitEcho(): void {
    clearTimeout(echoTimer)
    echoTimer = setTimeout(() => getState().own.some(({ status }) => status === 'sent') && onNoEcho(), echoMs)
  }

  async function deliver(key: string, text: string): Promise<void> {
    dispatch({ type: 'sending', key, text })
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
    /** Once more what has failed; what the server may have taken is looked for first. */
    async resend(key: string): Promise<void> {
      const line = lineOf(key)
      if (line?.status !== 'failed') return
      dispatch({ type: 'sending', key, text: line.text })
      if (line.isUnsure) {
        try {
          await lookFor(line)
        } catch (error) {
          dispatch({ type: 'failed', key, reason: errorText(error), isUnsure: true })
          return
        }
        if (!lineOf(key)) return
      }
      await deliver(key, line.text)
    },
    stop: () => clearTimeout(echoTimer),
  }
}
