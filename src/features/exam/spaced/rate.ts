import { FSRSAlgorithm, Rating } from 'ts-fsrs'

import type { Verdict } from '@/api/question'

import type { Card } from './plan'

const memory = new FSRSAlgorithm({})

const ratings: Record<Verdict, Rating> = {
  right: Rating.Good,
  partly: Rating.Hard,
  wrong: Rating.Again,
  unanswered: Rating.Again,
}

/** The card after today's answer. FSRS computes when it would be forgotten; that is never the same day. */
export function rated(card: Card | null, verdict: Verdict, today: number): Card {
  const elapsedDays = card ? Math.max(0, today - card.lastDay) : 0
  const { stability, difficulty } = memory.next_state(card, elapsedDays, ratings[verdict])
  const days = Math.max(1, Math.round(memory.next_interval(stability, elapsedDays)))
  return { stability, difficulty, firstDay: card?.firstDay ?? today, lastDay: today, dueDay: today + days }
}
