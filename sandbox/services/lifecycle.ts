/** What time does to orders and accounts, and what a paid order brings (core 8.13). */
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'

import { DAY, HOUR } from '../core/dates'
import type { Work } from '../core/work'
import {
  memberRoles,
  members,
  orders,
  roles,
  socialites,
  videoOwners,
} from '../db/schema'
import { giveCourse } from './access'
import { reward, tell } from './account'
import { addonGoods } from './goods'
import { giveBack } from './promo'

export type Order = typeof orders.$inferSelect

export const UNPAID = 1
export const PAYING = 5
export const CANCELLED = 7
export const PAID = 9

const OPEN = [UNPAID, PAYING]
const ORDER_LIFE_MS = HOUR

/**
 * Everything that has come due since the last call: run before each one, so nothing is lost while the
 * server is down and nobody can see a state that time has passed by.
 */
export async function settleDue(work: Work) {
  const { db, now } = work
  const settled = and(inArray(orders.status, OPEN), isNotNull(orders.settleAt), lte(orders.settleAt, now))
  for (const order of await db.select().from(orders).where(settled)) await markPaid(work, order)
  const stale = and(
    inArray(orders.status, OPEN),
    isNull(orders.settleAt),
    lte(orders.createdAt, now - ORDER_LIFE_MS),
  )
  for (const order of await db.select().from(orders).where(stale)) await cancel(work, order)
  const leaving = and(isNotNull(members.destroyAt), lte(members.destroyAt, now))
  for (const { id } of await db.select().from(members).where(leaving)) await removeMember(work, id)
}

async function removeMember({ db }: Work, id: number) {
  await db.delete(members).where(eq(members.id, id))
  await db.delete(socialites).where(eq(socialites.memberId, id))
}

export async function cancel(work: Work, order: Order) {
  await work.db.update(orders).set({ status: CANCELLED, settleAt: null }).where(eq(orders.id, order.id))
  if (order.promoCodeId > 0) await giveBack(work, order.promoCodeId)
}

/** Delivers once; a paid order stays as it is. */
export async function markPaid(work: Work, order: Order) {
  if (order.status === PAID) return
  await work.db.update(orders).set({ status: PAID, settleAt: null }).where(eq(orders.id, order.id))
  await deliver(work, order)
  work.log(`订单 ${order.orderNo} 已支付：${order.goodsName}`)
  await tell(work, order.memberId, `您购买的「${order.goodsName}」已支付成功`)
  const points = Math.floor(Number(work.settings.credit1_reward.paid_order) * order.charge)
  await reward(work, order.memberId, points, '购买商品')
}

async function deliver(work: Work, order: Order) {
  const { db, now } = work
  const { memberId, goodsId, charge } = order
  const addon = addonGoods[order.goodsType]
  if (addon) {
    await addon.give(work, memberId, goodsId, charge)
  } else if (order.goodsType === 'COURSE') {
    await giveCourse(work, memberId, goodsId, charge)
  } else if (order.goodsType === 'VIDEO') {
    await db
      .insert(videoOwners)
      .values({ memberId, videoId: goodsId, charge, createdAt: now })
      .onConflictDoNothing()
  } else if (order.goodsType === 'ROLE') {
    await extendMembership(work, order)
  } else {
    const coins = charge * work.settings.newconfig.credit2_exchange_rate
    await db
      .update(members)
      .set({ credit2: sql`${members.credit2} + ${coins}` })
      .where(eq(members.id, memberId))
  }
}

/** From now, or appended to what is left. */
async function extendMembership({ db, now }: Work, { memberId, goodsId, charge }: Order) {
  const [role] = await db.select().from(roles).where(eq(roles.id, goodsId))
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  if (!role || !member) return
  const startedAt = Math.max(now, member.roleExpiredAt ?? 0)
  const expiredAt = startedAt + role.expireDays * DAY
  await db.update(members).set({ roleId: role.id, roleExpiredAt: expiredAt }).where(eq(members.id, memberId))
  await db
    .insert(memberRoles)
    .values({ memberId, roleId: role.id, charge, startedAt, expiredAt, createdAt: now })
}
