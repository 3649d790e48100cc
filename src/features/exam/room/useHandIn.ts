import { useEffect, useRef, useState } from 'react'

import { type AttemptRef, type HandInResult, handInAttempt } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { toast } from '@/features/shared/dialog'
import type { Queue } from '@/features/shared/outbox/queue'
import { errorText } from '@/http/apiError'

import { handIn, type HandInState } from '../engine/handIn'

/** Null = nobody is handing in. */
export type HandingIn = HandInState | null

/** Hands in, once at a time. `onDone` also hears when the server would not: null. */
export function useHandIn(
  ref: AttemptRef,
  queue: () => Queue<Answer> | null,
  onDone: (result: HandInResult | null) => Promise<unknown>,
) {
  const [state, setState] = useState<HandingIn>(null)
  const turn = useRef(0)
  const giveUp = () => {
    turn.current++
    setState(null)
  }
  // The page is left.
  useEffect(
    () => () => {
      turn.current++
    },
    [],
  )

  async function start(): Promise<void> {
    const own = queue()
    if (!own || state !== null) return
    const mine = ++turn.current
    const isGivenUp = () => turn.current !== mine
    try {
      const options = { queue: own, send: () => handInAttempt(ref), isGivenUp }
      const result = await handIn({ ...options, onState: (next) => void (isGivenUp() || setState(next)) })
      if (result) await onDone(result)
    } catch (error) {
      if (isGivenUp()) return
      toast(errorText(error), 'error')
      // It may be over already.
      await onDone(null)
    }
    if (!isGivenUp()) setState(null)
  }

  return { state, start, giveUp }
}
