import { maskMobile } from '@/lib/mask'

test.each([
  ['13800006620', '138****6620'],
  ['', ''],
  ['200000004', '200000004'],
])('%s is shown as %s', (mobile, shown) => expect(maskMobile(mobile)).toBe(shown))
