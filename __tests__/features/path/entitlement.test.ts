import { entitlementOf } from '@/features/path/entitlement'

import { aPart, aPathDetail } from '../../factories/reading'

const part = aPart(1)
const steps = [[part]]
const shop = { next: part, canBuy: true }
const free = { path: { ...aPathDetail(steps).path, priceCents: 0 } }
const unread = { path: { ...aPathDetail(steps).path, priceCents: null } }

test.each([
  ['for sale', {}, shop, '购买套餐', 19900],
  ['price unreadable', unread, shop, '暂时不能购买', null],
  ['selling is forbidden', {}, { ...shop, canBuy: false }, undefined, undefined],
  ['free', free, shop, '开始学习', 0],
  ['free, nothing to open', free, { ...shop, next: undefined }, '本路径免费', 0],
  ['bought', { isOwned: true }, shop, '开始学习', undefined],
  ['bought and begun', { isOwned: true, progressPercent: 20 }, shop, '继续学习', undefined],
  ['bought and finished', { isOwned: true, progressPercent: 100 }, shop, '再学一遍', undefined],
  ['bought, nothing to open', { isOwned: true }, { ...shop, next: undefined }, '已购买', undefined],
])('%s', (_, over, situation, label, priceCents) => {
  const entitlement = entitlementOf(aPathDetail(steps, over), situation)
  expect(entitlement.offer?.label).toBe(label)
  expect(entitlement.priceCents).toBe(priceCents)
})
