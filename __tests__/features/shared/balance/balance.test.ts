import { noExtras } from '@/api/app'
import { balanceTexts } from '@/features/shared/balance'

const coins = { balanceName: '学币', coinsPerYuan: 10, isCommentDisabled: false }

test.each([
  ['coins', coins, 200, '学币', '200'],
  ['many coins, each of them', coins, 10_999, '学币', '10,999'],
  ['yuan, where the server has no coins', noExtras, 200, '余额', '¥200.00'],
  ['neither, while nobody knows', null, 200, '余额', '-'],
  ['neither, when the amount cannot be read', noExtras, null, '余额', '-'],
])('a balance reads as %s', (_, terms, balance, name, amount) => {
  const words = balanceTexts(terms)
  expect(words.name).toBe(name)
  expect(words.amount(balance)).toBe(amount)
})
