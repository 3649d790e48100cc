import { getReward } from '@/api/referral'
import {
  createWithdrawal,
  getReferralAccount,
  listReferralGoods,
  listReferralRecords,
  listWithdrawals,
} from '@/api/referralAccount'

import { fakeBackend, ok } from '../setup/backend'

const root = '/addons/MultiLevelShare/api/v1/user'

test.each([
  [25.5, 2_550],
  ['25.50', 2_550],
  [0, 0],
  ['many', null],
  [null, null],
])('a balance of %s', async (invite_balance, balanceCents) => {
  fakeBackend({ [`GET ${root}`]: ok({ invite_count: '3', invite_balance }) })
  expect(await getReferralAccount()).toEqual({ inviteCount: 3, balanceCents })
})

test.each([
  [-5.5, -550],
  ['-0.1', -10],
  [19.99, 1_999],
  ['x', null],
])('a record of %s', async (amount, amountCents) => {
  const row = { id: 1, amount, remark: '提现', created_at: '2026-01-02T02:00:00.000000Z' }
  fakeBackend({ [`GET ${root}/balanceRecords`]: ok({ data: [row], total: 1 }) })
  expect((await listReferralRecords(1, 10)).items).toEqual([
    { id: 1, amountCents, remark: '提现', createdAt: new Date('2026-01-02T02:00:00Z') },
  ])
})

test.each([
  [0, 'waiting'],
  [3, 'refused'],
  ['5', 'done'],
  [9, 'waiting'],
])('a withdrawal of status %s', async (status, state) => {
  fakeBackend({ [`GET ${root}/withdrawRecords`]: ok({ data: [{ id: 1, amount: '12.00', status }], total: 1 }) })
  expect((await listWithdrawals(1, 10)).items[0]).toMatchObject({ amountCents: 1_200, state, remark: '' })
})

test('goods lie one level deeper; of a strange kind they are still there', async () => {
  const row = { id: 1, goods_id: 7, goods_type: 'hologram', goods_title: '课', goods_thumb: '', reward: 'x' }
  fakeBackend({ [`GET ${root}/goods`]: ok({ data: { data: [row], total: 1 } }) })
  expect((await listReferralGoods(1, 10)).items).toEqual([
    { id: 1, goodsId: 7, type: 'hologram', title: '课', thumb: '', rewardCents: null },
  ])
})

test('money is asked for in yuan, to Alipay', async () => {
  const backend = fakeBackend({ [`POST ${root}/withdraw`]: ok() })
  await createWithdrawal({ account: 'a@b.c', name: '张三', amountCents: 1_999 })
  expect(backend.sent[0]?.body).toEqual({
    channel: 'alipay',
    channel_account: 'a@b.c',
    channel_name: '张三',
    channel_address: '',
    amount: 19.99,
  })
})

test('what a thing is worth', async () => {
  const backend = fakeBackend({ [`GET ${root}/goods/reward`]: ok({ reward: '15' }) })
  expect(await getReward('vod', 3)).toBe(1_500)
  expect(backend.sent[0]?.query).toMatchObject({ goods_type: 'vod', goods_id: '3' })
})
