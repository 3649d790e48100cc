import { useMemo } from 'react'

import type { QuestionSource } from '@/api/practising'
import type { Verdict } from '@/api/question'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'

import { deviceCards } from './deviceCards'
import { rated } from './rate'

/** Tells the schedule how a question of a book went; null = nothing is scheduled here. */
export function useRating(source: QuestionSource, memberId: number): ((id: number, verdict: Verdict) => void) | null {
  const isBook = !('practiceId' in source)
  return useMemo(() => {
    const stored = deviceCards(memberId)
    if (!isBook || stored.isOff()) return null
    return (id, verdict) => {
      const today = dayNumber(serverClock.now())
      stored.put(id, rated(stored.cards().get(id) ?? null, verdict, today))
    }
  }, [isBook, memberId])
}
