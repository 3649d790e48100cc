import { tryPromoCode } from '@/features/checkout/promo'
import { serverClock } from '@/lib/serverClock'

import { fakeBackend, noNetwork, ok } from '../../setup/backend'

const nowMs = Date.UTC(2026, 4, 1)
beforeAll(() => void jest.spyOn(serverClock, 'now').mockReturnValue(nowMs))

const code = { code: 'ZT2026', expired_at: '2027-01-01 00:00:00', invited_user_reward: 20 }
const answers = (can_use: 0 | 1, promo_code: object) =>
  fakeBackend({ 'GET /api/v2/promoCode/ZT2026/check': ok({ can_use, promo_code }) })

test('a usable code gives its discount; blanks around it do not count', async () => {
  answers(1, code)
  const promo = { code: 'ZT2026', discountCents: 2000 }
  await expect(tryPromoCode(' ZT2026 ', [])).resolves.toEqual({ promo })
})

test.each([
  { name: 'unknown', canUse: 0, wire: [], message: '没有这个优惠码，请检查后重新输入' },
  {
    name: 'expired',
    canUse: 0,
    wire: { ...code, expired_at: '2026-04-30 00:00:00' },
    message: '这个优惠码已经过期，换一个试试',
  },
  {
    name: 'used up, spent or my own',
    canUse: 0,
    wire: code,
    message: '这个优惠码不能用了：可能用过、领完，或是你自己的码',
  },
  {
    name: 'of unreadable worth',
    canUse: 1,
    wire: { ...code, invited_user_reward: '二十' },
    message: '优惠金额没有读出来，请稍后再试',
  },
] as const)('$name: says so', async ({ canUse, wire, message }) => {
  answers(canUse, wire)
  await expect(tryPromoCode('ZT2026', [])).resolves.toEqual({ message })
})

test('an empty field is not sent', async () => {
  const backend = fakeBackend()
  await expect(tryPromoCode('  ', [])).resolves.toEqual({ message: '请输入优惠码' })
  expect(backend.sent).toEqual([])
})

test.each(['U200008863', 'u200008863'])('with the share add-on, %s is refused unasked', async (typed) => {
  const backend = fakeBackend()
  await expect(tryPromoCode(typed, ['MultiLevelShare'])).resolves.toEqual({
    message: '邀请码不能在这里使用，请换成优惠码',
  })
  expect(backend.sent).toEqual([])
})

test('without the share add-on an invite code is a code like others', async () => {
  const data = { can_use: 1, promo_code: { ...code, code: 'U200008863' } }
  fakeBackend({ 'GET /api/v2/promoCode/U200008863/check': ok(data) })
  await expect(tryPromoCode('U200008863', [])).resolves.toMatchObject({ promo: { code: 'U200008863' } })
})

test('no network is no verdict', async () => {
  fakeBackend({ 'GET /api/v2/promoCode/ZT2026/check': noNetwork })
  await expect(tryPromoCode('ZT2026', [])).rejects.toMatchObject({ kind: 'offline' })
})

test('the server does not look at the case, and its spelling is the one that counts', async () => {
  fakeBackend({ 'GET /api/v2/promoCode/zt2026/check': ok({ can_use: 1, promo_code: code }) })
  await expect(tryPromoCode('zt2026', [])).resolves.toEqual({ promo: { code: 'ZT2026', discountCents: 2000 } })
})
