/**
 * Work that time brings for orders, exams and accounts, and the delivery of paid orders
 * (docs/backend/orders.md#order-life-cycle).
 */
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'

import { HOUR } from '../core/dates'
import { badParams, found, notFound } from '../core/envelope'
import type { Member, RequestContext } from '../core/context'
import { examAttempts, flashReservations, groups, members, orders, socialites } from '../db/schema'
import { reward, tell } from './account'
import { flashGoods, goodsOfOrder } from './goods'
import { giveBack } from './promo'
import { isReservationDue, settleFlashSales } from './promotions/flashSales'
import { isGroupDue, settleGroups } from './promotions/groupBuys'
import { rewardInviters } from './referralRewards'
import { handInExpired, isExpired } from './attempts'

export type Order = typeof orders.$inferSelect

export const UNPAID = 1
export const PAYING = 5
export const CANCELLED = 7
export const PAID = 9

const OPEN = [UNPAID, PAYING]
const ORDER_LIFE_MS = HOUR

export const orderByNo = async ({ db }: RequestContext, orderNo: string): Promise<Order> =>
  found(await db.query.orders.findFirst({ where: eq(orders.orderNo, orderNo) }))

/** @throws Refusal 404, also for somebody else's order */
export async function findOrder(context: RequestContext, member: Member, orderNo: string | undefined): Promise<Order> {
  if (!orderNo) throw badParams()
  const order = await orderByNo(context, orderNo)
  if (order.memberId !== member.id) throw notFound()
  return order
}

const isSettled = (now: number) =>
  and(inArray(orders.status, OPEN), isNotNull(orders.settleAt), lte(orders.settleAt, now))

const isStale = (now: number) =>
  and(inArray(orders.status, OPEN), isNull(orders.settleAt), lte(orders.createdAt, now - ORDER_LIFE_MS))

const isLeaving = (now: number) => and(isNotNull(members.destroyAt), lte(members.destroyAt, now))

/** One query, because it runs before each call and hardly ever finds anything. */
async function isAnythingDue({ db, now }: RequestContext) {
  const conditions = [
    [orders, isSettled(now)],
    [orders, isStale(now)],
    [flashReservations, isReservationDue(now)],
    [groups, isGroupDue(now)],
    [examAttempts, isExpired(now)],
    [members, isLeaving(now)],
  ] as const
  const due = conditions.map(([table, isDue]) => sql`select 1 from ${table} where ${isDue}`)
  return (await db.all(sql`${sql.join(due, sql` union all `)} limit 1`)).length > 0
}

/**
 * Carries out everything that has become due since the last call. It runs before each call, so a server that was down
 * loses nothing, and no answer shows an outdated state.
 */
export async function settleDue(context: RequestContext) {
  if (!(await isAnythingDue(context))) return
  const { db, now } = context
  for (const order of await db.query.orders.findMany({ where: isSettled(now) })) await markPaid(context, order)
  for (const order of await db.query.orders.findMany({ where: isStale(now) })) await cancel(context, order)
  await settleFlashSales(context, (reservationId) => release(context, reservationId))
  await settleGroups(context)
  await handInExpired(context)
  for (const { id } of await db.query.members.findMany({ where: isLeaving(now) })) await removeMember(context, id)
}

/** @returns false while one of the piece's orders is being paid */
async function release(context: RequestContext, reservationId: number) {
  const ofPiece = and(eq(orders.goodsType, flashGoods.order), eq(orders.goodsId, reservationId))
  const open = await context.db.query.orders.findMany({ where: and(ofPiece, inArray(orders.status, OPEN)) })
  if (open.some(({ settleAt }) => settleAt !== null)) return false
  for (const order of open) await cancel(context, order)
  return true
}

async function removeMember({ db }: RequestContext, id: number) {
  await db.delete(members).where(eq(members.id, id))
  await db.delete(socialites).where(eq(socialites.memberId, id))
}

export async function cancel(context: RequestContext, order: Order) {
  await context.db.update(orders).set({ status: CANCELLED, settleAt: null }).where(eq(orders.id, order.id))
  if (order.promoCodeId > 0) await giveBack(context, order.promoCodeId)
  await goodsOfOrder(order.goodsType)?.cancelled?.(context, order)
}

/** Delivers the goods, or refunds a payment that came too late. A second call changes nothing. */
export async function markPaid(context: RequestContext, order: Order) {
  if (order.status === PAID) return
  await context.db.update(orders).set({ status: PAID, settleAt: null }).where(eq(orders.id, order.id))
  const kind = goodsOfOrder(order.goodsType)
  const delivery = await kind?.give(context, order.memberId, order.goodsId, order.charge, order.orderNo)
  if (delivery === 'tooLate') {
    const refunded = order.charge - order.discount
    await context.db.update(orders).set({ refunded }).where(eq(orders.id, order.id))
    return tell(context, order.memberId, `「${order.goodsName}」付款晚了，款项原路退回`)
  }
  context.log(`订单 ${order.orderNo} 已支付：${order.goodsName}`)
  await tell(context, order.memberId, `您购买的「${order.goodsName}」已支付成功`)
  const points = Math.floor(Number(context.settings.credit1_reward.paid_order) * order.charge)
  await reward(context, order.memberId, points, '购买商品')
  await rewardInviters(context, order)
}
