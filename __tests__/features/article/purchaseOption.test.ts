import { purchaseOptionOf } from '@/features/article/purchaseOption'

import { aTopicDetail } from '../../factories/reading'

const reader = { isLogin: true, isVip: false, canBuy: true }
const nothing = { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }

test('what is open needs nothing', () => {
  expect(purchaseOptionOf(aTopicDetail({ canRead: true }), reader)).toEqual(nothing)
})

test('a visitor is asked to log in, and told no price', () => {
  expect(purchaseOptionOf(aTopicDetail(), { ...reader, isLogin: false })).toEqual({
    ...nothing,
    primaryAction: { action: 'login', label: '登录查看' },
  })
})

test('where selling is forbidden nothing is offered', () => {
  expect(purchaseOptionOf(aTopicDetail({}, { isVipFree: true }), { ...reader, canBuy: false })).toEqual(nothing)
})

test.each([
  ['a paid one', {}, {}, 'buy', 500, false],
  ['members read it free', { isVipFree: true }, {}, 'buy', 500, true],
  ['a member is not sent to the plans', { isVipFree: true }, { isVip: true }, 'buy', 500, false],
  ['an unreadable price', { priceCents: null }, {}, 'none', null, false],
  ['closed although free: an old answer', { priceCents: 0 }, {}, 'none', null, false],
])('%s', (_, topic, who, action, priceCents, canUnlockWithVip) => {
  const option = purchaseOptionOf(aTopicDetail({}, topic), { ...reader, ...who })
  expect(option).toMatchObject({ primaryAction: { action }, priceCents, canUnlockWithVip })
})
