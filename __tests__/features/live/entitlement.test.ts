import { entitlementOf } from '@/features/live/entitlement'

import { aLiveDetail } from '../../factories/live'

const anybody = { isVip: false, canBuy: true }
const vip = { ...anybody, isVip: true }
const here = { ...anybody, canBuy: false }
const mine = { canAttend: true }
const forVip = { isVipFree: true }

test.each([
  ['for sale', {}, {}, anybody, { kind: 'sale', label: '立即购买', priceCents: 29_900, isVipHelping: false }],
  ['for sale, free for members', forVip, {}, anybody, { kind: 'sale', isVipHelping: true }],
  ['free for members, to one who is refused', forVip, {}, vip, { kind: 'sale', isVipHelping: false }],
  ['unpriced', { priceCents: null }, {}, anybody, { kind: 'sale', label: '暂时不能购买', priceCents: null }],
  ['free', { priceCents: 0 }, mine, anybody, { kind: 'owned', label: '本课程免费' }],
  ['free, and an answer that locks it', { priceCents: 0 }, {}, anybody, { kind: 'owned', label: '本课程免费' }],
  ['bought', {}, mine, anybody, { kind: 'owned', label: '已购买' }],
  ['bought by a member', {}, mine, vip, { kind: 'owned', label: '已购买' }],
  ['open by membership', forVip, mine, vip, { kind: 'owned', label: '会员免费听' }],
  ['mine, where nothing may be sold', forVip, mine, here, { kind: 'owned', label: '已开通' }],
  ['locked, where nothing may be sold', {}, {}, here, { kind: 'closed' }],
])('%s', (_, course, over, learner, expected) => {
  expect(entitlementOf(aLiveDetail(course, over), learner)).toMatchObject(expected)
})
