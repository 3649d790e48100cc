/** The reward that a buyer's inviter gets for the sale of a thing (docs/backend/promotions.md#referral). */
import { and, eq, gt } from 'drizzle-orm'

import type { RequestContext } from '../core/context'
import { invitees, type orders, referralGoods } from '../db/schema'
import { tell } from './account'
import { goodsOfOrder, sharedWordOf } from './goods'
import { record } from './referralBalance'

const inviterOf = async ({ db, now }: RequestContext, memberId: number): Promise<number | undefined> => {
  const where = and(eq(invitees.memberId, memberId), gt(invitees.expiredAt, now))
  return (await db.query.invitees.findFirst({ where }))?.inviterId
}

/** `type` is the word on the wire. Undefined = no reward. */
export const rewardedThing = ({ db }: RequestContext, type: string, targetId: number) =>
  db.query.referralGoods.findFirst({ where: and(eq(referralGoods.type, type), eq(referralGoods.targetId, targetId)) })

/** Rewards the buyer's inviter, and the inviter's own inviter. */
export async function rewardInviters(context: RequestContext, order: typeof orders.$inferSelect) {
  if (!context.settings.enabled_addons.includes('MultiLevelShare') || order.charge === order.discount) return
  const kind = goodsOfOrder(order.goodsType)
  const goodsId = (await kind?.sharedId?.(context, order.goodsId)) ?? order.goodsId
  const thing = await rewardedThing(context, (kind && sharedWordOf(kind)) ?? '', goodsId)
  if (!thing) return
  let invitee: number | undefined = order.memberId
  for (const yuan of [thing.reward, thing.reward2]) {
    invitee = await inviterOf(context, invitee)
    if (invitee === undefined) return
    if (yuan <= 0) continue
    await record(context, invitee, yuan * 100, `邀请用户购买「${order.goodsName}」`)
    await tell(context, invitee, `邀请用户购买「${order.goodsName}」，获得 ${yuan} 元奖励`)
  }
}
