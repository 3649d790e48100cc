import type { Plan } from '@/api/plan'
import { bestPlan, buyLabel, perDay, stateOf, validityOf } from '@/features/membership/plan'

import { aMember } from '../../factories/member'

const month: Plan = { id: 1, name: '月度会员', priceCents: 3000, days: 30, benefits: [] }
const year: Plan = { ...month, id: 3, name: '年度会员', priceCents: 22800, days: 365 }
const nowMs = Date.UTC(2026, 4, 1)
const memberUntil = (expiresAt: Date | null) => aMember({ vip: { planId: 1, name: '月度会员', expiresAt } })

test.each([
  [year, '0.62'],
  [month, '1.00'],
  [{ ...month, priceCents: 0 }, null],
  [{ ...month, priceCents: null }, null],
  [{ ...month, days: 0 }, null],
  [{ ...month, priceCents: 39900, days: 99999 }, null],
])('a day of %j costs %s', (plan, expected) => {
  expect(perDay(plan)).toBe(expected)
})

test('the best plan is the cheapest a day, where there is a choice', () => {
  expect(bestPlan([month, year])).toBe(year)
  const lifetime = { ...month, priceCents: 39900, days: 99999 }
  expect(bestPlan([month, lifetime])).toBe(lifetime)
  expect(bestPlan([month])).toBeUndefined()
  expect(bestPlan([month, { ...year, priceCents: null }])).toBeUndefined()
})

test.each([
  { name: 'never a member', member: aMember(), text: '还不是会员，开通后会员课程免费看' },
  { name: 'a member', member: memberUntil(new Date('2026-06-01T00:00:00Z')), text: '月度会员，2026-06-01 到期' },
  { name: 'no longer', member: memberUntil(new Date('2026-04-01T00:00:00Z')), text: '会员已于 2026-04-01 到期' },
  { name: 'without a readable date', member: memberUntil(null), text: '还不是会员，开通后会员课程免费看' },
])('state: $name', ({ member, text }) => {
  expect(stateOf(member, nowMs, true)).toBe(text)
})

test('where nothing may be sold, the state does not invite to buy', () => {
  expect(stateOf(aMember(), nowMs, false)).toBe('还不是会员')
})

test.each([
  { name: 'new', member: aMember(), text: '现在开通，有效期到 2026-05-31' },
  {
    name: 'renewal adds to the end',
    member: memberUntil(new Date('2026-06-01T00:00:00Z')),
    text: '续费从现在的到期日往后加，有效期到 2026-07-01',
  },
  {
    name: 'after the end, from now',
    member: memberUntil(new Date('2026-04-01T00:00:00Z')),
    text: '现在开通，有效期到 2026-05-31',
  },
])('validity: $name', ({ member, text }) => {
  expect(validityOf(month, member, nowMs)).toBe(text)
})

test.each([
  { plan: year, isMember: false, text: '开通年度会员 ¥228' },
  { plan: { ...year, priceCents: 8990 }, isMember: true, text: '续费年度会员 ¥89.90' },
  { plan: { ...year, priceCents: 0 }, isMember: false, text: '免费开通年度会员' },
  { plan: { ...year, priceCents: null }, isMember: false, text: '暂时不能开通' },
])('button: $text', ({ plan, isMember, text }) => {
  expect(buyLabel(plan, isMember)).toBe(text)
})
