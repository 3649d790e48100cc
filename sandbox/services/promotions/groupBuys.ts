/** Group buying: cheaper, once enough people have paid (docs/backend/promotions.md#group-buying). */
import { and, asc, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm'

import { idIn, type VisitorCall } from '../../core/api'
import type { Member, RequestContext } from '../../core/context'
import { localDT, MINUTE } from '../../core/dates'
import { found, notFound, refuse } from '../../core/envelope'
import { type PageAsk, pageOf, presented, rowById } from '../../core/paging'
import { countNumber, read } from '../../core/read'
import { avatarPath } from '../../core/urls'
import { groupOrders, groups, groupSales } from '../../db/schema'
import { avatarOf, memberById, membersById, userRef } from '../members'
import {
  endsAt,
  isEnded,
  isStarted,
  NONE,
  presentPrice,
  presentThing,
  saleIs,
  secondsTo,
  soonest,
  startedAt,
} from './sales'

type Sale = typeof groupSales.$inferSelect
export type Group = typeof groups.$inferSelect
type Seat = typeof groupOrders.$inferSelect

const UNPAID = 0
const MADE = 1
const FAILED = 2
const OPEN = 3

const SEAT = { unpaid: 0, paid: 1, cancelled: 3 }

const STATUS_TEXTS: Record<number, string> = {
  [UNPAID]: '未支付',
  [MADE]: '组团成功',
  [FAILED]: '组团失败',
  [OPEN]: '组团中',
}

/** The time that a refund takes. */
const REFUND_MS = 10 * MINUTE

/** The name of an opener whom the operator has made up. */
const DECOY_NAME = '知途学员'

const presentSale = (context: RequestContext, sale: Sale) => ({
  ...presentThing(context, sale),
  ...presentPrice(sale),
  other_id: sale.goodsId,
  people_num: sale.people,
  time_limit: Math.ceil(sale.limitMs / (24 * 60 * MINUTE)),
  ...{ started_at: startedAt(sale), ended_at: endsAt(sale) },
  started_count_down: secondsTo(context, sale.startAt),
  ended_count_down: secondsTo(context, sale.endAt),
  is_over: isEnded(context, sale),
})

/** In the order of payment, without members who paid after the group was complete. */
const seatsOf = ({ db }: RequestContext, { id, status }: Group) =>
  db.query.groupOrders.findMany({
    where: and(
      eq(groupOrders.groupId, id),
      eq(groupOrders.status, SEAT.paid),
      status === MADE ? isNull(groupOrders.refundAt) : undefined,
    ),
    orderBy: [asc(groupOrders.updatedAt), asc(groupOrders.id)],
  })

async function presentUsers(context: RequestContext, seats: Seat[]) {
  const people = await membersById(
    context,
    seats.map(({ memberId }) => memberId),
  )
  return seats.map(({ memberId, name }) => {
    const member = people.get(memberId)
    return member
      ? { id: memberId, ...userRef(context, member) }
      : { avatar: context.origin + avatarPath(name), nick_name: name }
  })
}

/** A made-up opener takes a place, but the list of users leaves them out. */
const missingIn = (sale: Sale, group: Group, seats: Seat[]) =>
  Math.max(0, sale.people - seats.length - (group.openerId === 0 ? 1 : 0))

async function presentGroup(context: RequestContext, sale: Sale, group: Group) {
  const { origin } = context
  const seats = await seatsOf(context, group)
  const users = await presentUsers(context, seats)
  const opener = await memberById(context, group.openerId)
  return {
    ...{ id: group.id, goods_id: sale.id, create_user_id: group.openerId, people_num: sale.people },
    create_user_name: opener?.nickName ?? DECOY_NAME,
    create_user_avatar: opener ? avatarOf(context, opener) : origin + avatarPath(DECOY_NAME),
    users,
    over_people_num: missingIn(sale, group, seats),
    count_down: secondsTo(context, group.dueAt),
    expired_at: localDT(group.dueAt),
    ...{ status: group.status, status_text: STATUS_TEXTS[group.status] },
  }
}

export async function listGroupSales(context: RequestContext, ask: PageAsk) {
  const page = await pageOf(context, groupSales, undefined, [asc(groupSales.id)], ask)
  return presented(page, (sale) => presentSale(context, sale))
}

/** An open or made group comes before a failed one. */
async function groupOf({ db }: RequestContext, sale: Sale, member: Member): Promise<Group | undefined> {
  const [row] = await db
    .select({ group: groups })
    .from(groupOrders)
    .innerJoin(groups, eq(groups.id, groupOrders.groupId))
    .where(
      and(
        eq(groupOrders.saleId, sale.id),
        eq(groupOrders.memberId, member.id),
        eq(groupOrders.status, SEAT.paid),
        isNull(groupOrders.refundAt),
        ne(groups.status, FAILED),
      ),
    )
    .orderBy(desc(groups.id))
  return row?.group
}

export async function showGroupSale(call: VisitorCall) {
  const where = saleIs(groupSales, call, idIn(call.params), call.query)
  const sale = await call.db.query.groupSales.findFirst({ where, orderBy: soonest(groupSales) })
  if (!sale) return { goods: NONE, is_start: false, is_over: false, items: NONE, join_item: NONE }
  const open = await call.db.query.groups.findMany({
    where: and(eq(groups.saleId, sale.id), eq(groups.status, OPEN)),
    orderBy: asc(groups.dueAt),
  })
  const own = call.member ? await groupOf(call, sale, call.member) : undefined
  return {
    goods: presentSale(call, sale),
    is_start: isStarted(call, sale) && !isEnded(call, sale),
    is_over: isEnded(call, sale),
    items: await Promise.all(open.map((group) => presentGroup(call, sale, group))),
    join_item: own ? await presentGroup(call, sale, own) : NONE,
  }
}

const saleById = (context: RequestContext, id: number) => rowById(context, groupSales, id)
const groupById = (context: RequestContext, id: number) => rowById(context, groups, id)

export async function showGroup(call: VisitorCall) {
  const sale = await saleById(call, idIn(call.params))
  const group = await groupById(call, idIn(call.params, 'groupId'))
  if (group.saleId !== sale.id) throw notFound()
  const seats = await seatsOf(call, group)
  const users = await presentUsers(call, seats)
  return {
    goods: presentSale(call, sale),
    item: await presentGroup(call, sale, group),
    users: users.map((user, index) => ({ ...user, created_at: localDT(seats[index]?.updatedAt ?? 0) })),
  }
}

const gidIn = (body: unknown) => read(body, { gid: countNumber }).gid

/** @throws Refusal when the member cannot open or join the group now */
export async function checkJoin(context: RequestContext, member: Member, saleId: number, body: unknown): Promise<Sale> {
  const sale = await saleById(context, saleId)
  if (!isStarted(context, sale)) throw refuse('活动未开始')
  if (isEnded(context, sale)) throw refuse('活动已结束')
  const gid = gidIn(body)
  const own = await groupOf(context, sale, member)
  if (own && own.status !== MADE) throw refuse('请勿重复参团')
  if (gid === 0) return sale
  const group = await groupById(context, gid)
  if (group.saleId !== sale.id || group.status === FAILED) throw refuse('该团已过期')
  if (group.status !== OPEN || missingIn(sale, group, await seatsOf(context, group)) === 0) throw refuse('该团已满员')
  return sale
}

/** Takes a seat for an order. The opener's order begins a new group. */
export async function takeSeat(
  context: RequestContext,
  order: { orderNo: string; memberId: number; goodsId: number; charge: number },
  body: unknown,
) {
  const { db, now } = context
  const sale = await saleById(context, order.goodsId)
  const dueAt = Math.min(now + sale.limitMs, sale.endAt)
  const opened = { saleId: sale.id, openerId: order.memberId, status: UNPAID, dueAt, createdAt: now }
  const groupId = gidIn(body) || found((await db.insert(groups).values(opened).returning())[0]).id
  await db.insert(groupOrders).values({
    ...{ saleId: sale.id, groupId, memberId: order.memberId, orderNo: order.orderNo, charge: order.charge },
    ...{ status: SEAT.unpaid, createdAt: now, updatedAt: now },
  })
}

export const otherUnpaid = async ({ db }: RequestContext, memberId: number, saleId: number) =>
  (
    await db.query.groupOrders.findMany({
      where: and(
        eq(groupOrders.memberId, memberId),
        eq(groupOrders.saleId, saleId),
        eq(groupOrders.status, SEAT.unpaid),
      ),
    })
  ).map(({ orderNo }) => orderNo)

const seatOf = async ({ db }: RequestContext, orderNo: string) =>
  db.query.groupOrders.findFirst({ where: eq(groupOrders.orderNo, orderNo) })

export async function giveUpSeat({ db, now }: RequestContext, orderNo: string) {
  const change = { status: SEAT.cancelled, updatedAt: now }
  await db.update(groupOrders).set(change).where(eq(groupOrders.orderNo, orderNo))
}

/**
 * Marks a seat as paid: its group opens, grows or is complete. Refunds the money if the group has ended.
 * @returns who gets the goods now
 */
export async function paySeat(
  context: RequestContext,
  orderNo: string,
): Promise<{ sale: Sale; memberIds: number[] } | null> {
  const { db, now } = context
  const seat = await seatOf(context, orderNo)
  if (!seat) return null
  const [sale, group] = [await saleById(context, seat.saleId), await groupById(context, seat.groupId)]
  const isLate = group.status === MADE || group.status === FAILED
  const change = { status: SEAT.paid, updatedAt: now, refundAt: isLate ? now + REFUND_MS : null }
  await db.update(groupOrders).set(change).where(eq(groupOrders.id, seat.id))
  if (isLate) return null
  if (group.status === UNPAID) await db.update(groups).set({ status: OPEN }).where(eq(groups.id, group.id))
  return { sale, memberIds: await completeIfFull(context, sale, group) }
}

async function completeIfFull(context: RequestContext, sale: Sale, group: Group): Promise<number[]> {
  const seats = await seatsOf(context, group)
  if (missingIn(sale, group, seats) > 0) return []
  await context.db.update(groups).set({ status: MADE }).where(eq(groups.id, group.id))
  return seats.flatMap(({ memberId }) => memberId || [])
}

/** @returns who gets the goods now */
export async function joinAsOthers(context: RequestContext, groupId: number, people: number) {
  const { db, now } = context
  const group = await groupById(context, groupId)
  if (group.status !== OPEN) throw refuse('该团已满员')
  const sale = await saleById(context, group.saleId)
  const places = missingIn(sale, group, await seatsOf(context, group))
  const names = Array.from({ length: Math.min(people, places) }, (_, index) => `同学${index + 1}`)
  for (const name of names) {
    const seat = { saleId: sale.id, groupId, name, charge: sale.charge, status: SEAT.paid }
    await db.insert(groupOrders).values({ ...seat, createdAt: now, updatedAt: now })
  }
  return { sale, memberIds: await completeIfFull(context, sale, group) }
}

export const isGroupDue = (now: number) => and(inArray(groups.status, [UNPAID, OPEN]), lte(groups.dueAt, now))

/** Ends groups that are out of time or whose opener never paid. Refunds everybody who has paid. */
export async function settleGroups({ db, now }: RequestContext) {
  for (const { id } of await db.query.groups.findMany({ where: isGroupDue(now) })) {
    await db.update(groups).set({ status: FAILED }).where(eq(groups.id, id))
    const paid = and(eq(groupOrders.groupId, id), eq(groupOrders.status, SEAT.paid))
    await db
      .update(groupOrders)
      .set({ refundAt: now + REFUND_MS })
      .where(paid)
  }
}

export async function groupBuyOrders(context: RequestContext, member: Member, ask: PageAsk) {
  const { now } = context
  const own = eq(groupOrders.memberId, member.id)
  const { rows, total } = await pageOf(context, groupOrders, own, [desc(groupOrders.id)], ask)
  const present = async (row: Seat) => {
    const [sale, group] = [await saleById(context, row.saleId), await groupById(context, row.groupId)]
    return {
      ...{ id: row.id, charge: row.charge, status: row.status },
      ...{ created_at: localDT(row.createdAt), updated_at: localDT(row.updatedAt) },
      goods: { ...presentThing(context, sale), other_id: sale.goodsId },
      ...{ gid: row.groupId, goods_id: row.saleId, item: await presentGroup(context, sale, group) },
      ...(row.refundAt !== null && { refund_text: now < row.refundAt ? '退款中' : '已退款' }),
    }
  }
  return { rows: await Promise.all(rows.map(present)), total }
}

/** For tests. */
export const showSeats = async ({ db }: RequestContext, saleId: number) => ({
  groups: await db.query.groups.findMany({ where: eq(groups.saleId, saleId) }),
  orders: await db.query.groupOrders.findMany({ where: eq(groupOrders.saleId, saleId) }),
})
