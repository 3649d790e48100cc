import { formatCount, formatExact } from '@/lib/count'

test.each([
  [0, '0', '0'],
  [9_806, '9,806', '9,806'],
  [10_999, '1 万', '10,999'],
  [12_345_678, '1234.5 万', '12,345,678'],
])('%d is a crowd of %s, and points of %s', (number, crowd, points) => {
  expect([formatCount(number), formatExact(number)]).toEqual([crowd, points])
})

test.each([
  [1_234.5, '1,234.5'],
  [19.9 * 100, '1,990'],
  [3 * 0.1, '0.3'],
  [-12_000, '-12,000'],
])('%d coins are %s', (coins, words) => {
  expect(formatExact(coins)).toBe(words)
})
