import { purchaseOptionOf } from '@/features/live/detail/purchaseOption'

import { aLiveDetail } from '../../../factories/live'

const anybody = { isVip: false, canBuy: true }
const vip = { ...anybody, isVip: true }
const here = { ...anybody, canBuy: false }
const mine = { canAttend: true }
const nothing = { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }
const owned = (label: string) => ({ ...nothing, state: { label, isOpen: true } })
const forVip = { isVipFree: true }

test.each([
  [
    'for sale',
    {},
    {},
    anybody,
    { primaryAction: { action: 'buy', label: '立即购买' }, priceCents: 29_900, canUnlockWithVip: false },
  ],
  ['for sale, free for members', forVip, {}, anybody, { primaryAction: { action: 'buy' }, canUnlockWithVip: true }],
  [
    'free for members, to one who is refused',
    forVip,
    {},
    vip,
    { primaryAction: { action: 'buy' }, canUnlockWithVip: false },
  ],
  [
    'unpriced',
    { priceCents: null },
    {},
    anybody,
    { primaryAction: { action: 'none', label: '暂时不能购买' }, priceCents: null },
  ],
  ['free', { priceCents: 0 }, mine, anybody, owned('本课程免费')],
  ['free, and an answer that locks it', { priceCents: 0 }, {}, anybody, owned('本课程免费')],
  ['bought', {}, mine, anybody, owned('已购')],
  ['bought by a member', {}, mine, vip, owned('已购')],
  ['open by membership', forVip, mine, vip, owned('会员免费')],
  ['mine, where nothing may be sold', forVip, mine, here, owned('已开通')],
  ['locked, where nothing may be sold', {}, {}, here, nothing],
])('%s', (_, course, over, learner, expected) => {
  expect(purchaseOptionOf(aLiveDetail(course, over), learner)).toMatchObject(expected)
})
