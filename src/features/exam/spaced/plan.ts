/** A question in the learner's memory, after it was practised; days are counted from 1970 in China's time. */
export interface Card {
  stability: number
  difficulty: number
  firstDay: number
  lastDay: number
  dueDay: number
}

export type Cards = ReadonlyMap<number, Card>

/** So many questions that were never reviewed come up in a day. */
export const newPerDay = 20

/**
 * What comes up today: the longest overdue first, then new ones in their order.
 * @param held ids that the books hold: what was taken out comes up no more
 */
export function dueToday(held: readonly number[], cards: Cards, today: number): number[] {
  const known = held.flatMap((id) => {
    const card = cards.get(id)
    return card ? [{ id, dueDay: card.dueDay }] : []
  })
  const due = known.filter(({ dueDay }) => dueDay <= today).sort((one, other) => one.dueDay - other.dueDay)
  const begun = [...cards.values()].filter(({ firstDay }) => firstDay === today).length
  const fresh = held.filter((id) => !cards.has(id)).slice(0, Math.max(0, newPerDay - begun))
  return [...due.map(({ id }) => id), ...fresh]
}
