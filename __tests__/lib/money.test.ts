import { amountDueCents, formatCents, formatCentsShort, yuanToCents } from '@/lib/money'

/** Most of them times 100 are not whole in binary: 19.99 * 100 = 1998.9999999999998. */
test.each([
  [19.99, 1999],
  ['19.99', 1999],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [8.2, 820],
  ['8.20', 820],
  [1001.1, 100110],
  [9999999.99, 999999999],
  [0.07, 7],
  ['0.07', 7],
  [0, 0],
  [99, 9900],
  [' 99 ', 9900],
  ['007', 700],
])('%j yuan are %i cents', (yuan, cents) => {
  expect(yuanToCents(yuan)).toBe(cents)
})

test.each([
  [0.1 + 0.2],
  ['1.005'],
  [-1],
  ['-1'],
  ['+1'],
  ['1,000'],
  ['1 000'],
  ['.5'],
  ['5.'],
  ['1e3'],
  [1e21],
  [NaN],
  [Infinity],
  ['¥9'],
  ['九'],
  [''],
  [' '],
  ['1234567890'],
  [null],
  [undefined],
  [true],
  [[9]],
  [{}],
])('%j is no price', (value) => {
  expect(yuanToCents(value)).toBeNull()
})

test.each([
  [1999, '19.99', '19.99'],
  [17900, '179.00', '179'],
  [8990, '89.90', '89.90'],
  [7, '0.07', '0.07'],
  [70, '0.70', '0.70'],
  [0, '0.00', '0'],
  [999999999, '9999999.99', '9999999.99'],
])('%i cents are written %s, in short %s', (cents, long, short) => {
  expect([formatCents(cents), formatCentsShort(cents)]).toEqual([long, short])
})

test('every amount up to a hundred yuan comes back as it was, as text and as a number', () => {
  const amounts = Array.from({ length: 10_001 }, (_, cents) => cents)
  expect(amounts.map((cents) => yuanToCents(formatCents(cents)))).toEqual(amounts)
  expect(amounts.map((cents) => yuanToCents(cents / 100))).toEqual(amounts)
})

test.each([
  [1999, 500, 1499],
  [1999, 1999, 0],
  [1999, 99900, 0],
  [1999, 0, 1999],
])('%i less %i is %i to pay', (price, discount, due) => {
  expect(amountDueCents(price, discount)).toBe(due)
})
