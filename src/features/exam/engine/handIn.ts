import type { HandInResult } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { patienceMsOf, waitMsOf } from '@/features/shared/outbox/pace'
import type { Failure, Queue } from '@/features/shared/outbox/queue'
import { type ApiError, mayPass } from '@/http/apiError'
import { pause } from '@/lib/pause'

export type HandInState =
  /** Answers that are only on this device are sent first. */
  | { step: 'emptying' }
  /** Each was tried, and these failed: the learner decides. */
  | { step: 'left'; failures: readonly Failure[] }
  /** `failures` in a row. It tries until the server has the hand-in. */
  | { step: 'sending'; failures: number }

/** What to do with answers that failed: try once more, or hand in without them. */
export type LeftChoice = 'again' | 'without'

interface HandInOptions {
  queue: Pick<Queue<Answer>, 'settled' | 'left' | 'stop'>
  /** @throws ApiError 'timeout' after `timeoutMs` without an answer */
  send: (timeoutMs: number) => Promise<HandInResult>
  onState: (state: HandInState) => void
  choose: () => Promise<LeftChoice>
  /** Time is up: hands in without the answers that fail. */
  isDue?: boolean
  /** The learner went back to the questions, or the page was left. */
  isGivenUp: () => boolean
  /** Calls `goOn` when the network or the app comes back. @returns the function that ends it */
  watchReturn: (goOn: () => void) => () => void
  random?: () => number
}

/** Sends the answers first. False = given up. */
async function settle({ queue, onState, choose, isDue = false, isGivenUp }: HandInOptions): Promise<boolean> {
  for (;;) {
    onState({ step: 'emptying' })
    const isTried = await queue.settled(isDue)
    if (isGivenUp()) return false
    const failures = queue.left().flatMap(({ failure }) => failure ?? [])
    if (failures.length === 0 || isDue || !isTried) return true
    onState({ step: 'left', failures })
    if ((await choose()) === 'without') return !isGivenUp()
  }
}

/** A return ends it at once, unless the server has named the time. */
function waitAfter(error: ApiError, waitMs: number, { watchReturn }: HandInOptions): Promise<void> {
  if (error.retryAfterMs !== undefined) return pause(waitMs)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, waitMs)
    const stop = watchReturn(end)
  })
}

/**
 * Hands in once every answer is on the server, or the learner accepts to go without the rest. Null = given up.
 * @throws ApiError that a retry cannot cure: the server's refusal, or a lost login
 */
export async function handIn(options: HandInOptions): Promise<HandInResult | null> {
  if (!(await settle(options))) return null
  const { queue, send, onState, isGivenUp, random } = options
  for (let failures = 0; !isGivenUp();) {
    onState({ step: 'sending', failures })
    try {
      const result = await send(patienceMsOf(failures))
      queue.stop()
      return result
    } catch (error) {
      if (!mayPass(error)) throw error
      failures++
      onState({ step: 'sending', failures })
      await waitAfter(error, waitMsOf(error, failures, random), options)
    }
  }
  return null
}
