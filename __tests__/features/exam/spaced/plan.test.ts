import type { Verdict } from '@/api/question'
import { type Card, dueToday, newPerDay } from '@/features/exam/spaced/plan'
import { rated } from '@/features/exam/spaced/rate'

const today = 20_000

const card = (over: Partial<Card>): Card => ({
  ...{ stability: 3, difficulty: 5, firstDay: today - 9, lastDay: today - 3, dueDay: today },
  ...over,
})

test('the longest overdue comes first, then new ones; what is not due or no longer held does not come', () => {
  const cards = new Map([
    [1, card({ dueDay: today + 1 })],
    [2, card({ dueDay: today })],
    [3, card({ dueDay: today - 5 })],
    [9, card({ dueDay: today - 8 })],
  ])
  expect(dueToday([4, 1, 2, 3, 5], cards, today)).toEqual([3, 2, 4, 5])
})

test('a day takes so many new ones at most, counting those that were begun already', () => {
  const held = Array.from({ length: 50 }, (_, index) => index + 1)
  expect(dueToday(held, new Map(), today)).toEqual(held.slice(0, newPerDay))
  const begun = new Map([1, 2, 3].map((id) => [id, card({ firstDay: today, dueDay: today + 2 })] as const))
  expect(dueToday(held, begun, today)).toEqual(held.slice(3, newPerDay))
})

/** The days between one review and the next, when each goes like this on the day that it is due. */
function gaps(verdicts: Verdict[]): number[] {
  let last: Card | null = null
  return verdicts.map((verdict) => {
    const day: number = last?.dueDay ?? today
    last = rated(last, verdict, day)
    return last.dueDay - day
  })
}

test('what is known comes ever later; what was forgotten comes soon again', () => {
  const known = gaps(['right', 'right', 'right', 'right'])
  expect(known).toEqual([...known].sort((one, other) => one - other))
  expect(known[3]).toBeGreaterThan(10 * (known[0] ?? 0))
  expect(gaps(['wrong'])).toEqual([1])
  const [, , kept = 0, after = 0] = gaps(['right', 'right', 'right', 'wrong'])
  expect(after).toBeLessThan(kept / 3)
  expect(gaps(['right', 'right', 'partly'])[2]).toBeLessThan(known[2] ?? 0)
})

test('twice in a day still means another day; a clock that went back does no harm', () => {
  const first = rated(null, 'right', today)
  expect(first).toMatchObject({ firstDay: today, lastDay: today })
  expect(rated(first, 'right', today).dueDay).toBeGreaterThan(today)
  expect(rated(first, 'wrong', today - 3).dueDay).toBe(today - 2)
})
