import { isSwitchOn, switchRules } from '@/config/addons'

/** The 19 of the spec's part 1. */
const names = [
  'vip', 'live', 'book', 'topic', 'paper', 'practice', 'mockPaper', 'wrongBook', 'wenda', 'share', 'codeExchanger',
  'snapshort', 'ke', 'promoCode', 'daySignIn', 'credit1Mall', 'miaosha', 'tuangou', 'cert',
] as const

test.each(names)('%s has a rule', (name) => expect(switchRules).toHaveProperty(name))

test('an academy without add-ons has VIP and promo codes only', () => {
  expect(names.filter((name) => isSwitchOn(name, []))).toEqual(['vip', 'promoCode'])
})

test('Paper opens all four doors of the exam hall', () => {
  const on = names.filter((name) => isSwitchOn(name, ['Paper']))
  expect(on).toEqual(expect.arrayContaining(['paper', 'practice', 'mockPaper', 'wrongBook']))
})

test('the share add-on takes the promo codes away', () => {
  expect(isSwitchOn('promoCode', ['MultiLevelShare'])).toBe(false)
  expect(isSwitchOn('share', ['MultiLevelShare'])).toBe(true)
})
