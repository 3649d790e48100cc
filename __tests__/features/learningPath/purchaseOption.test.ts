import { purchaseOptionOf } from '@/features/learningPath/purchaseOption'
import type { RouteLocation } from '@/routes/codec'

import { aPart, aPathDetail } from '../../factories/reading'

const part = aPart(1)
const steps = [[part]]
const next: RouteLocation = { name: 'courseShow', params: { id: 1 } }
const shop = { next, canBuy: true }
const free = { learningPath: { ...aPathDetail(steps).learningPath, priceCents: 0 } }
const unread = { learningPath: { ...aPathDetail(steps).learningPath, priceCents: null } }

test.each([
  ['for sale', {}, shop, '购买套餐', 19900],
  ['price unreadable', unread, shop, '暂时不能购买', null],
  ['selling is forbidden', {}, { ...shop, canBuy: false }, undefined, undefined],
  ['free', free, shop, '开始学习', 0],
  ['free, nothing to open', free, { ...shop, next: undefined }, '本路径免费', 0],
  ['bought', { isOwned: true }, shop, '开始学习', undefined],
  ['bought and begun', { isOwned: true, progressPercent: 20 }, shop, '继续学习', undefined],
  ['bought and finished', { isOwned: true, progressPercent: 100 }, shop, '再学一遍', undefined],
  ['bought, nothing to open', { isOwned: true }, { ...shop, next: undefined }, '已购', undefined],
])('%s', (_, over, situation, label, priceCents) => {
  const option = purchaseOptionOf(aPathDetail(steps, over), situation)
  expect(option.primaryAction?.label).toBe(label)
  if (option.primaryAction?.action === 'open') expect(option.primaryAction.location).toEqual(next)
  expect(option.priceCents).toBe(priceCents)
})
