import { chainOf, daysOfWeek, type GoalChange, goalOn, weekOf, withGoal } from '@/lib/chain'
import { dayNumber } from '@/lib/time'

const dayOf = (date: string) => dayNumber(Date.parse(`${date}T12:00:00+08:00`))

/** A Wednesday; the Monday of its week is the 9th. */
const today = dayOf('2026-03-11')

test('weeks go from Monday to Sunday, in China', () => {
  const monday = dayNumber(Date.parse('2026-03-09T00:00:00+08:00'))
  expect(daysOfWeek(weekOf(today))).toEqual([0, 1, 2, 3, 4, 5, 6].map((after) => monday + after))
  expect(weekOf(dayNumber(Date.parse('2026-03-08T23:59:59+08:00')))).toBe(weekOf(monday) - 1)
  expect(weekOf(dayNumber(Date.parse('2026-03-15T23:59:59+08:00')))).toBe(weekOf(monday))
})

/**
 * How days went, oldest first, the last one is today, a Wednesday: `#` reached, `.` not, `|` before a Monday.
 * `oneFree` is the weekday (0 = Monday) of this week that was free.
 */
test.each([
  { days: '.', length: 0, reached: false, oneFree: null, why: 'a first day' },
  { days: '#', length: 1, reached: true, oneFree: null, why: 'a first day that is reached' },
  { days: '###', length: 3, reached: true, oneFree: null, why: 'three in a row' },
  { days: '##.', length: 2, reached: false, oneFree: null, why: 'today is not missed until it is over' },
  { days: '#.#', length: 2, reached: true, oneFree: 1, why: 'one free day' },
  { days: '#..', length: 1, reached: false, oneFree: 1, why: 'a free day, and today is open' },
  { days: '..#', length: 1, reached: true, oneFree: null, why: 'nothing is free where nothing goes on' },
  { days: '#|..#', length: 1, reached: true, oneFree: null, why: 'two missed in one week break it' },
  { days: '#.|.##', length: 3, reached: true, oneFree: 0, why: 'one of each week' },
  { days: '#.#.#|###', length: 5, reached: true, oneFree: null, why: 'the second of last week breaks it' },
  { days: '######.|######.|#.#', length: 14, reached: true, oneFree: 1, why: 'weeks with a free day each' },
  { days: '#..|###', length: 3, reached: true, oneFree: null, why: 'Saturday and Sunday are of one week' },
])('$why: $days', ({ days, length, reached, oneFree }) => {
  const marks = days.replace(/\|/g, '')
  const firstDay = today - marks.length + 1
  const secOn = (day: number) => (marks[day - firstDay] === '#' ? 600 : 599)
  const chain = chainOf(secOn, [{ day: firstDay, minutes: 10 }], today)
  expect(chain).toEqual({
    length,
    isTodayReached: reached,
    freeDay: oneFree === null ? null : (daysOfWeek(weekOf(today))[oneFree] ?? null),
  })
})

test('a day is measured by the goal that it had', () => {
  const changes: GoalChange[] = [
    { day: today - 3, minutes: 10 },
    { day: today - 1, minutes: 30 },
  ]
  expect([today - 9, today - 3, today - 2, today - 1, today].map((day) => goalOn(changes, day))).toEqual([
    10, 10, 10, 30, 30,
  ])
  const secOf = new Map([
    [today - 3, 600],
    [today - 2, 700],
    [today - 1, 1800],
    [today, 700],
  ])
  expect(chainOf((day) => secOf.get(day) ?? 0, changes, today)).toMatchObject({ length: 3, isTodayReached: false })
})

test('days without a goal neither count nor break', () => {
  const changes = [
    { day: today - 9, minutes: 10 },
    { day: today - 7, minutes: 0 },
    { day: today - 1, minutes: 10 },
  ]
  const reached = [today - 9, today - 8, today - 1, today]
  expect(chainOf((day) => (reached.includes(day) ? 600 : 0), changes, today)).toMatchObject({ length: 4 })
  expect(chainOf(() => 600, [], today)).toEqual({ length: 0, isTodayReached: false, freeDay: null })
})

test.each<[string, GoalChange[], GoalChange, GoalChange[]]>([
  ['a first goal', [], { day: 5, minutes: 20 }, [{ day: 5, minutes: 20 }]],
  ['none before the first', [], { day: 5, minutes: 0 }, []],
  ['another one on the same day', [{ day: 5, minutes: 20 }], { day: 5, minutes: 30 }, [{ day: 5, minutes: 30 }]],
  ['the first taken back at once', [{ day: 5, minutes: 20 }], { day: 5, minutes: 0 }, []],
  [
    'one that ends',
    [{ day: 5, minutes: 20 }],
    { day: 7, minutes: 0 },
    [
      { day: 5, minutes: 20 },
      { day: 7, minutes: 0 },
    ],
  ],
])('%s', (_, before, change, after) => expect(withGoal(before, change)).toEqual(after))

test('of many changes the last sixty are kept, and the first of them is a goal', () => {
  const many = Array.from({ length: 90 }, (_, day) => ({ day, minutes: day % 2 ? 10 : 0 }))
  const kept = many.reduce<GoalChange[]>(withGoal, [])
  expect(kept).toHaveLength(59)
  expect(kept[0]).toEqual({ day: 31, minutes: 10 })
})
