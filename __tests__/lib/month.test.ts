import { monthBeside, weeksOf } from '@/lib/month'

test.each([
  ['2024-05', -1, '2024-04'],
  ['2024-01', -1, '2023-12'],
  ['2023-12', 1, '2024-01'],
  ['2024-05', -17, '2022-12'],
])('%s and %i months are %s', (month, by, beside) => expect(monthBeside(month, by)).toBe(beside))

test.each([
  // [month, weeks, empty days before the first, days]
  ['2024-02', 5, 3, 29],
  ['2023-02', 5, 2, 28],
  ['2021-02', 4, 0, 28],
  ['2024-09', 6, 6, 30],
])('%s has %i weeks from Monday on', (month, count, before, length) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  const days = weeks.flat()
  expect(days.indexOf(`${month}-01`)).toBe(before)
  expect(days.filter(Boolean)).toHaveLength(length)
  expect(days[before + length - 1]).toBe(`${month}-${length}`)
})
