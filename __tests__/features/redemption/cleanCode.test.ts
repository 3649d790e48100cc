import { cleanCode } from '@/features/redemption/cleanCode'

test.each([
  ['ZTGIFT2026', 'ZTGIFT2026'],
  [' ztgift2026\n', 'ZTGIFT2026'],
  ['ZT GIFT　20 26', 'ZTGIFT2026'],
  ['ＺＴＧＩＦＴ２０２６', 'ZTGIFT2026'],
  ['\u200bZTGIFT\u00ad2026\ufeff', 'ZTGIFT2026'],
  ['zt-gift_2026', 'ZT-GIFT_2026'],
  [' \t ', ''],
])('%j is %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})
