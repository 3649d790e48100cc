import { useMemo } from 'react'

import type { Verdict } from '@/api/question'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'

import { deviceCards } from './deviceCards'
import { rated } from './rate'

/** Tells the schedule the result of a question from the learner's books; null = nothing is scheduled here. */
export function useRating(isOfBooks: boolean, memberId: number): ((id: number, verdict: Verdict) => void) | null {
  return useMemo(() => {
    const stored = deviceCards(memberId)
    if (!isOfBooks || stored.isOff()) return null
    return (id, verdict) => {
      const today = dayNumber(serverClock.now())
      stored.put(id, rated(stored.cards().get(id) ?? null, verdict, today))
    }
  }, [isOfBooks, memberId])
}
