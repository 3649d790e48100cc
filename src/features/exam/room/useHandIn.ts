import { useEffect, useRef, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { type HandInResult, handInAttempt } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { toast } from '@/features/shared/dialog'
import type { Queue } from '@/features/shared/outbox/queue'
import { errorText } from '@/http/apiError'

import { watchReturn } from '../question/useQueue'
import { handIn, type HandInState, type LeftChoice } from '../engine/handIn'

/** Null = no hand-in is running. */
export type HandingIn = HandInState | null

/**
 * Hands in, one at a time. `onRefused`: the attempt may be over all the same. `onGivenUp`: the learner went on, and the
 * server may have it already.
 */
export function useHandIn(
  ref: AttemptRef,
  queue: () => Queue<Answer> | null,
  onDone: (result: HandInResult) => Promise<void>,
  onRefused: (error: unknown) => Promise<void>,
  onGivenUp: () => void,
) {
  const [state, setState] = useState<HandingIn>(null)
  const turn = useRef(0)
  const sending = useRef<AbortController>()
  const decide = useRef<(choice: LeftChoice) => void>()

  function giveUp(): void {
    turn.current++
    setState(null)
    if (state?.step !== 'sending') return
    sending.current?.abort()
    onGivenUp()
  }
  // The page is left.
  useEffect(
    () => () => {
      turn.current++
    },
    [],
  )

  /** @param isDue time is up: a pending question about failed answers is withdrawn */
  async function start(isDue = false): Promise<void> {
    const own = queue()
    const isWaiting = state !== null && state.step !== 'sending'
    if (!own || (state !== null && !(isDue && isWaiting))) return
    const mine = ++turn.current
    const isGivenUp = () => turn.current !== mine
    const controller = new AbortController()
    sending.current = controller
    const choose = () => new Promise<LeftChoice>((resolve) => (decide.current = resolve))
    try {
      const send = (timeoutMs: number) => handInAttempt(ref, controller.signal, timeoutMs)
      const options = { queue: own, send, choose, isDue, isGivenUp, watchReturn }
      const result = await handIn({ ...options, onState: (next) => void (isGivenUp() || setState(next)) })
      if (result) await onDone(result)
    } catch (error) {
      if (isGivenUp()) return
      toast(errorText(error), 'error')
      await onRefused(error)
    }
    if (!isGivenUp()) setState(null)
  }

  return { state, start, giveUp, decide: (choice: LeftChoice) => decide.current?.(choice) }
}
