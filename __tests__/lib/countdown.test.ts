import { formatLeft } from '@/lib/countdown'

test.each([
  [0, '00分00秒'],
  [65, '01分05秒'],
  [3_600, '01时00分00秒'],
  [86_399, '23时59分59秒'],
  [2 * 86_400 + 3 * 3_600 + 4 * 60 + 5, '2天03时04分05秒'],
])('%s seconds: %s', (sec, text) => {
  expect(formatLeft(sec)).toBe(text)
})
