import { checkPromoCode } from '@/api/promo'

import { fakeBackend, ok, refusal } from '../setup/backend'

const wire = { id: 1, code: 'ZT2026', expired_at: '2027-05-01 10:00:00', invited_user_reward: 20 }
const promo = { code: 'ZT2026', expiresAt: new Date('2027-05-01T02:00:00Z'), discountCents: 2000 }

test.each([
  { name: 'usable', data: { can_use: 1, promo_code: wire }, result: { canUse: true, promo } },
  { name: 'not usable', data: { can_use: 0, promo_code: wire }, result: { canUse: false, promo } },
  { name: 'unknown', data: { can_use: 0, promo_code: [] }, result: { canUse: false, promo: null } },
  {
    name: 'without an end, worth nobody knows what',
    data: { can_use: 1, promo_code: { ...wire, expired_at: null, invited_user_reward: '' } },
    result: { canUse: true, promo: { code: 'ZT2026', expiresAt: null, discountCents: null } },
  },
])('promo code: $name', async ({ data, result }) => {
  const backend = fakeBackend({ 'GET /api/v2/promoCode/ZT2026/check': ok(data) })
  await expect(checkPromoCode('ZT2026')).resolves.toEqual(result)
  expect(backend.sent[0]?.body).toBeUndefined()
})

test('what is typed stays one part of the path', async () => {
  const unknown = ok({ can_use: 0, promo_code: [] })
  const backend = fakeBackend({ 'GET /api/v2/promoCode/a%2F..%2Fb%3F/check': unknown })
  await checkPromoCode('a/../b?')
  expect(backend.sent).toHaveLength(1)
})

test('a broken shape is an error', async () => {
  fakeBackend({ 'GET /api/v2/promoCode/ZT2026/check': ok('yes') })
  await expect(checkPromoCode('ZT2026')).rejects.toMatchObject({ name: 'ShapeError' })
})

test.each([
  ['a/b', 'GET /api/v2/promoCode/a%2Fb/check'],
  ['..', 'GET /api/v2/check'],
])('%s fits into no path of the server: there is no such code', async (code, call) => {
  fakeBackend({ [call]: refusal('路由不存在', 404) })
  await expect(checkPromoCode(code)).resolves.toEqual({ canUse: false, promo: null })
})

test('a dot alone would be another call: it is not sent', async () => {
  const backend = fakeBackend()
  await expect(checkPromoCode('.')).resolves.toEqual({ canUse: false, promo: null })
  expect(backend.sent).toEqual([])
})
