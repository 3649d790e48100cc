import {
  dateOrDash,
  formatDate,
  formatDateTime,
  formatDuration,
  formatHours,
  parseServerTime,
  relativeTime,
} from '@/lib/time'

const iso = (value: unknown) => parseServerTime(value)?.toISOString() ?? null

test.each([
  ['2024-05-01 10:30:00', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01T10:30:00', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01T02:30:00.000000Z', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01T02:30:00.123456Z', '2024-05-01T02:30:00.123Z'],
  ['2024-05-01T02:30:00Z', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01T10:30:00+08:00', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01T10:30:00.000+0800', '2024-05-01T02:30:00.000Z'],
  ['2024-04-30T21:30:00-05:00', '2024-05-01T02:30:00.000Z'],
  // Longer than 19 characters and without a zone: UTC (docs/backend/README.md#dates).
  ['2024-05-01 02:30:00.000000', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01 10:30', '2024-05-01T02:30:00.000Z'],
  ['2024-05-01', '2024-04-30T16:00:00.000Z'],
  [' 2024-02-29 00:00:00 ', '2024-02-28T16:00:00.000Z'],
  [1714530600, '2024-05-01T02:30:00.000Z'],
  [1714530600000, '2024-05-01T02:30:00.000Z'],
  ['1714530600', '2024-05-01T02:30:00.000Z'],
  ['1714530600000', '2024-05-01T02:30:00.000Z'],
])('%j is %s', (value, expected) => expect(iso(value)).toBe(expected))

test.each([
  null,
  undefined,
  '',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '-0001-11-30T00:00:00.000000Z',
  '2024-02-30 10:00:00',
  '2023-02-29',
  '2024-13-01 00:00:00',
  '2024-01-01 24:30:00',
  '2024-01-01 10:60:00',
  '昨天',
  'NaN',
  '2024',
  0,
  -1,
  NaN,
  Infinity,
  1e18,
  {},
  [],
  true,
  '05/01/2024',
  '2024-05-01 10:30:00 PM',
])('%j is no time', (value) => expect(iso(value)).toBeNull())

test('neither reading nor writing asks the phone for its zone or its parser', () => {
  const asked = jest.fn()
  const spies = (['getTimezoneOffset', 'getHours', 'getDate', 'getMonth', 'getFullYear'] as const).map((name) =>
    jest.spyOn(Date.prototype, name).mockImplementation(asked),
  )
  const parse = jest.spyOn(Date, 'parse').mockImplementation(asked)
  const date = parseServerTime('2023-12-31 23:59:59') ?? new Date(0)
  expect(date.getTime()).toBe(Date.UTC(2023, 11, 31, 15, 59, 59))
  expect(formatDate(date)).toBe('2023-12-31')
  expect(formatDateTime(date)).toBe('2023-12-31 23:59')
  expect(asked).not.toHaveBeenCalled()
  for (const spy of [...spies, parse]) spy.mockRestore()
})

test('a missing time is a dash', () => {
  expect(dateOrDash(null)).toBe('-')
  expect(dateOrDash(undefined, formatDateTime)).toBe('-')
  expect(dateOrDash(parseServerTime('2024-05-01 10:30:00'))).toBe('2024-05-01')
  expect(dateOrDash(parseServerTime('2024-05-01 10:30:00'), formatDateTime)).toBe('2024-05-01 10:30')
})

describe('relative time', () => {
  const now = Date.UTC(2024, 4, 31, 4, 0, 0)
  const ago = (sec: number, variant?: 'strict' | 'loose') => relativeTime(new Date(now - sec * 1000), now, variant)
  const day = 86_400

  test.each([
    [0, '刚刚'],
    [59, '刚刚'],
    [60, '1 分钟前'],
    [3599, '59 分钟前'],
    [3600, '1 小时前'],
    [day - 1, '23 小时前'],
    [day, '1 天前'],
    [30 * day - 1, '29 天前'],
    [30 * day, '2024-05-01'],
    [-5, '刚刚'],
    [-2 * day, '2024-06-02'],
  ])('%d s ago: %s', (sec, words) => expect(ago(sec)).toBe(words))

  test.each([
    [299, '刚刚'],
    [300, '5 分钟前'],
    [30 * day - 1, '29 天前'],
    [30 * day, '1 个月前'],
    [365 * day - 1, '12 个月前'],
    [365 * day, '1 年前'],
    [800 * day, '2 年前'],
    [-2 * day, '2024-06-02'],
  ])('loose, %d s ago: %s', (sec, words) => expect(ago(sec, 'loose')).toBe(words))
})

test.each([
  [0, '00:00'],
  [8.9, '00:08'],
  [757, '12:37'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [360_000, '100:00:00'],
  [-3, '00:00'],
  [NaN, '00:00'],
  [Infinity, '00:00'],
])('%d s of video read %s', (sec, words) => expect(formatDuration(sec)).toBe(words))

test.each([
  [0, '不到 1 分钟'],
  [59, '不到 1 分钟'],
  [300, '5 分钟'],
  [3600, '1 小时 00 分'],
  [18_120, '5 小时 02 分'],
  [66_960, '18 小时 36 分'],
  [NaN, '不到 1 分钟'],
])('%d s of study read %s', (sec, words) => expect(formatHours(sec)).toBe(words))
