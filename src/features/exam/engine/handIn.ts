import type { HandInResult } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { waitMsOf } from '@/features/shared/outbox/pace'
import type { Queue } from '@/features/shared/outbox/queue'
import { mayPass } from '@/http/apiError'

export type HandInState =
  /** The answers that are only on this device go first. */
  | { step: 'emptying' }
  /** `failures` in a row: it is tried until the server has it. */
  | { step: 'sending'; failures: number }

interface HandInOptions {
  queue: Pick<Queue<Answer>, 'settled' | 'left' | 'stop'>
  send: () => Promise<HandInResult>
  onState: (state: HandInState) => void
  /** The learner went back to the questions, or the page is left. */
  isGivenUp: () => boolean
  random?: () => number
}

/**
 * Hands in once every answer is on the server. Null = given up.
 * @throws ApiError that will not pass: the server's refusal, or a lost login
 */
export async function handIn({ queue, send, onState, isGivenUp, random }: HandInOptions): Promise<HandInResult | null> {
  onState({ step: 'emptying' })
  const areSome = () => queue.left().some(({ failure }) => !failure?.isFinal)
  let isWaiting = true
  while (isWaiting && !isGivenUp()) isWaiting = (await queue.settled()) && areSome()
  for (let failures = 0; !isGivenUp();) {
    onState({ step: 'sending', failures })
    try {
      const result = await send()
      queue.stop()
      return result
    } catch (error) {
      if (!mayPass(error)) throw error
      failures++
      onState({ step: 'sending', failures })
      const waitMs = waitMsOf(error, failures, random)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return null
}
