import { isVip, type Member } from '@/api/member'
import type { Plan } from '@/api/plan'
import { formatCents, formatCentsShort } from '@/lib/money'
import { formatDate } from '@/lib/time'

import { texts } from './texts'

const dayMs = 24 * 3600_000

/** What a plan costs a day, '0.62'; null when it has no readable price or length. */
export const perDay = ({ priceCents, days }: Plan): string | null =>
  priceCents && days > 0 ? formatCents(Math.round(priceCents / days)) : null

/** The plan with the lowest price a day, when there are several to compare. */
export function bestPlan(plans: readonly Plan[]): Plan | undefined {
  const priced = plans.filter((plan) => perDay(plan) !== null)
  const cost = ({ priceCents, days }: Plan) => (priceCents ?? 0) / days
  if (priced.length < 2) return undefined
  return priced.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best))
}

/**
 * The member's state in a line.
 * @param nowMs the server's clock
 * @param canBuy false = not a word about buying
 */
export function stateOf(member: Member, nowMs: number, canBuy: boolean): string {
  const { vip } = member
  if (!vip?.expiresAt) return canBuy ? texts.pitch : texts.notMember
  const date = formatDate(vip.expiresAt)
  return isVip(member, nowMs) ? texts.memberUntil(vip.name, date) : texts.memberEnded(date)
}

/**
 * Until when the plan would last: a running membership goes on from its end.
 * @param nowMs the server's clock
 */
export function validityOf(plan: Plan, member: Member | null, nowMs: number): string {
  const runsUntilMs = isVip(member, nowMs) ? member?.vip?.expiresAt?.getTime() : undefined
  const date = formatDate(new Date((runsUntilMs ?? nowMs) + plan.days * dayMs))
  return runsUntilMs === undefined ? texts.until(date) : texts.renewedUntil(date)
}

/** The words on the button. */
export function buyLabel({ name, priceCents }: Plan, isMember: boolean): string {
  if (priceCents === null) return texts.noPrice
  if (priceCents === 0) return texts.buyFree(name)
  return (isMember ? texts.renew : texts.buy)(name, formatCentsShort(priceCents))
}
