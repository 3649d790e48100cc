import { createInviteCode, getInviteCode } from '@/api/inviteCode'

import { fakeBackend, ok, refusal } from '../setup/backend'

const call = 'GET /api/v2/member/promoCode'

test.each([
  [
    { code: 'U2', expired_at: '2027-01-02 00:00:00', invited_user_reward: 5, invite_user_reward: '2.50' },
    { code: 'U2', expiresAt: new Date('2027-01-01T16:00:00Z'), discountCents: 500, rewardCents: 250 },
  ],
  [{ per_order_draw: 0.01 }, { code: '', expiresAt: null, discountCents: null, rewardCents: null }],
])('%j is read', async (wire, entity) => {
  fakeBackend({ [call]: ok(wire) })
  expect(await getInviteCode()).toEqual(entity)
})

test('a server without such codes has none; any other refusal is an error', async () => {
  const backend = fakeBackend({ [call]: refusal('路由不存在', 404) })
  expect(await getInviteCode()).toBeNull()
  backend.reply(call, refusal('当前用户无权限使用邀请码'))
  await expect(getInviteCode()).rejects.toMatchObject({ kind: 'rejected' })
})

test('one is asked for', async () => {
  const backend = fakeBackend({ 'POST /api/v2/member/promoCode': ok() })
  await createInviteCode()
  expect(backend.sent.map(({ body }) => body)).toEqual([{}])
})
