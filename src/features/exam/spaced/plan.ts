/** A question in the learner's memory, after it was practised. Days are counted from 1970 in China's time. */
export interface Card {
  stability: number
  difficulty: number
  firstDay: number
  lastDay: number
  dueDay: number
}

export type Cards = ReadonlyMap<number, Card>

/** The number of never reviewed questions that come up in a day. */
export const newPerDay = 20

/**
 * Today's questions: the longest overdue first, then new ones in their order.
 * @param ids all questions in the books; questions that were taken out do not come up
 */
export function dueToday(ids: readonly number[], cards: Cards, today: number): number[] {
  const known = ids.flatMap((id) => {
    const card = cards.get(id)
    return card ? [{ id, dueDay: card.dueDay }] : []
  })
  const due = known.filter(({ dueDay }) => dueDay <= today).sort((one, other) => one.dueDay - other.dueDay)
  const begun = [...cards.values()].filter(({ firstDay }) => firstDay === today).length
  const fresh = ids.filter((id) => !cards.has(id)).slice(0, Math.max(0, newPerDay - begun))
  return [...due.map(({ id }) => id), ...fresh]
}
