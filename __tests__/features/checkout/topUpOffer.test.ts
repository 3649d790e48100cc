import { noExtras } from '@/api/app'
import { missingCents } from '@/features/checkout/topUpOffer'

test.each([
  ['in yuan', 19900, 86.5, 1, 11250],
  ['to the cent', 1, 0, 1, 1],
  ['in coins', 5000, 120, 10, 3800],
  ['a coin that is dearer than a yuan', 1000, 3, 0.5, 400],
  ['rounded up', 1000, 29, 3, 34],
  ['sums that binary fractions cannot hold', 30, 0.1, 1, 20],
  ['exactly enough', 8650, 86.5, 1, null],
  ['more than enough', 100, 86.5, 1, null],
  ['an unreadable balance', 19900, null, 1, null],
  ['a coin of unknown value', 19900, 86.5, null, null],
] as const)('what a balance lacks: %s', (_, dueCents, balance, coinsPerYuan, missing) => {
  expect(missingCents(dueCents, balance, { ...noExtras, coinsPerYuan })).toBe(missing)
})

test('before the academy has said what a coin is worth, nothing is reckoned', () => {
  expect(missingCents(19900, 0, null)).toBeNull()
})
