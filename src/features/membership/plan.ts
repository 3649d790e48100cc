import { isVip, type Member } from '@/api/member'
import type { Plan } from '@/api/plan'
import { formatCents, formatCentsShort } from '@/lib/money'
import { formatDate } from '@/lib/time'

import { texts } from './texts'

const dayMs = 24 * 3600_000

const costPerDay = ({ priceCents, days }: Plan): number => (priceCents && days > 0 ? priceCents / days : 0)

/** The price per day, '0.62'; null = no readable price or length, or less than a cent. */
export function perDay(plan: Plan): string | null {
  const cents = Math.round(costPerDay(plan))
  return cents > 0 ? formatCents(cents) : null
}

/** The plan with the lowest price per day; undefined = fewer than two can be compared. */
export function bestPlan(plans: readonly Plan[]): Plan | undefined {
  const priced = plans.filter((plan) => costPerDay(plan) > 0)
  if (priced.length < 2) return undefined
  return priced.reduce((best, plan) => (costPerDay(plan) < costPerDay(best) ? plan : best))
}

/**
 * The member's status in one line.
 * @param nowMs the server's clock
 * @param canBuy false = no word of buying
 */
export function stateOf(member: Member, nowMs: number, canBuy: boolean): string {
  const { vip } = member
  if (!vip?.expiresAt) return canBuy ? texts.pitch : texts.notMember
  const date = formatDate(vip.expiresAt)
  return isVip(member, nowMs) ? texts.memberUntil(vip.name, date) : texts.memberEnded(date)
}

/**
 * The end of the plan if bought now. A running membership is extended from its end.
 * @param nowMs the server's clock
 */
export function validityOf(plan: Plan, member: Member | null, nowMs: number): string {
  const runsUntilMs = isVip(member, nowMs) ? member?.vip?.expiresAt?.getTime() : undefined
  const date = formatDate(new Date((runsUntilMs ?? nowMs) + plan.days * dayMs))
  return runsUntilMs === undefined ? texts.until(date) : texts.renewedUntil(date)
}

export function buyLabel({ name, priceCents }: Plan, isMember: boolean): string {
  if (priceCents === null) return texts.noPrice
  if (priceCents === 0) return texts.buyFree(name)
  return (isMember ? texts.renew : texts.buy)(name, formatCentsShort(priceCents))
}
