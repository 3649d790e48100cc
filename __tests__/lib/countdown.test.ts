import { formatLeft, formatLeftRoughly } from '@/lib/countdown'

test.each([
  [0, '00分00秒'],
  [65, '01分05秒'],
  [3_600, '01时00分00秒'],
  [86_399, '23时59分59秒'],
  [2 * 86_400 + 3 * 3_600 + 4 * 60 + 5, '2天03时04分05秒'],
])('%s seconds: %s', (sec, text) => {
  expect(formatLeft(sec)).toBe(text)
})

test.each([
  [59, '不到 1 分钟'],
  [60, '1 分钟'],
  [3_600, '1 小时'],
  [7_259, '2 小时'],
  [7_260, '2 小时 1 分'],
  [86_400, '1 天'],
  [90_000, '1 天 1 小时'],
])('%i s are roughly %s', (sec, words) => expect(formatLeftRoughly(sec)).toBe(words))
