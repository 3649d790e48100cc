/** Flash sales: a member first wins one of few pieces, then pays (docs/backend/promotions.md#flash-sale). */
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'

import { idIn, type MemberCall, type VisitorCall } from '../../core/api'
import type { Member, RequestContext } from '../../core/context'
import { localDT, SECOND } from '../../core/dates'
import { found, refuse } from '../../core/envelope'
import { type PageAsk, pageOf, rowById } from '../../core/paging'
import { read, text } from '../../core/read'
import { flashReservations, flashSales } from '../../db/schema'
import { checkCaptcha } from '../codes'
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

type Sale = typeof flashSales.$inferSelect
export type Reservation = typeof flashReservations.$inferSelect

export const WON = 0
export const PAID = 1
const QUEUED = 2
export const LOST = 3

/** The number of pieces won or paid. */
const taken = ({ db }: RequestContext, { id }: Sale) =>
  db.$count(flashReservations, and(eq(flashReservations.saleId, id), inArray(flashReservations.status, [WON, PAID])))

const stockOf = async (context: RequestContext, sale: Sale) =>
  Math.max(0, sale.num - sale.takenByOthers - (await taken(context, sale)))

async function presentSale(context: RequestContext, sale: Sale) {
  const stock = await stockOf(context, sale)
  const isOver = isEnded(context, sale) || stock === 0
  return {
    ...presentThing(context, sale),
    ...presentPrice(sale),
    goods_id: sale.goodsId,
    ...{ num: sale.num, over_num: stock },
    ...{ started_at: startedAt(sale), end_at: endsAt(sale) },
    expired_seconds: secondsTo(context, sale.endAt),
    is_start: isStarted(context, sale) && !isEnded(context, sale),
    is_over: isOver,
  }
}

const presentReservation = (
  context: RequestContext,
  { id, status, dueAt, createdAt }: Reservation,
  charge: number,
) => ({
  ...{ id, status, charge },
  ...(status === WON && { expired_seconds: secondsTo(context, dueAt) }),
  created_at: localDT(createdAt),
})

/** The member's newest reservation in these states. */
const reservationOf = ({ db }: RequestContext, sale: Sale, member: Member, states: number[]) =>
  db.query.flashReservations.findFirst({
    where: and(
      eq(flashReservations.saleId, sale.id),
      eq(flashReservations.memberId, member.id),
      inArray(flashReservations.status, states),
    ),
    orderBy: desc(flashReservations.id),
  })

export async function listFlashSales(context: RequestContext, ask: PageAsk) {
  const { rows, total } = await pageOf(context, flashSales, undefined, [asc(flashSales.id)], ask)
  return { rows: await Promise.all(rows.map((sale) => presentSale(context, sale))), total }
}

export async function showFlashSale(call: VisitorCall) {
  const where = saleIs(flashSales, call, idIn(call.params), call.query)
  const sale = await call.db.query.flashSales.findFirst({ where, orderBy: soonest(flashSales) })
  if (!sale) return { data: NONE, order: NONE }
  const own = call.member && (await reservationOf(call, sale, call.member, [WON, PAID, LOST]))
  return { data: await presentSale(call, sale), order: own ? presentReservation(call, own, sale.charge) : NONE }
}

async function hold({ db, now, settings }: RequestContext, { id }: Reservation) {
  const dueAt = now + settings.sandbox.flash_sale.hold_sec * SECOND
  const [row] = await db
    .update(flashReservations)
    .set({ status: WON, dueAt })
    .where(eq(flashReservations.id, id))
    .returning()
  return found(row)
}

/** First come, first served: at once, or after a queue. */
export async function joinFlashSale(call: MemberCall) {
  const input = read(call.body, { captcha: text('请输入图形验证码'), captcha_key: text('参数错误') })
  await checkCaptcha(call, input.captcha_key, input.captcha)
  const { db, now, member, settings } = call
  const sale = await findSale(call, idIn(call.params))
  if (!isStarted(call, sale)) throw refuse('活动未开始')
  if (isEnded(call, sale)) throw refuse('活动已结束')
  if (await reservationOf(call, sale, member, [WON, PAID, QUEUED])) throw refuse('请勿重复参与')
  if ((await stockOf(call, sale)) === 0) throw refuse('已售罄')
  const { queue_ms: queueMs } = settings.sandbox.flash_sale
  const values = { saleId: sale.id, memberId: member.id, status: QUEUED, dueAt: now + queueMs, createdAt: now }
  const [row] = await db.insert(flashReservations).values(values).returning()
  if (queueMs > 0) return NONE
  return presentReservation(call, await hold(call, found(row)), sale.charge)
}

export const findSale = (context: RequestContext, id: number): Promise<Sale> => rowById(context, flashSales, id)

export const findReservation = (context: RequestContext, id: number): Promise<Reservation> =>
  rowById(context, flashReservations, id)

export async function setReservation({ db }: RequestContext, id: number, status: number) {
  await db.update(flashReservations).set({ status }).where(eq(flashReservations.id, id))
}

export async function flashSaleOrders(context: RequestContext, member: Member, ask: PageAsk) {
  const own = and(eq(flashReservations.memberId, member.id), inArray(flashReservations.status, [WON, PAID, LOST]))
  const { rows, total } = await pageOf(context, flashReservations, own, [desc(flashReservations.id)], ask)
  const present = async (row: Reservation) => {
    const sale = await context.db.query.flashSales.findFirst({ where: eq(flashSales.id, row.saleId) })
    const goods = sale ? { ...presentThing(context, sale), goods_id: sale.goodsId } : NONE
    return { ...presentReservation(context, row, sale?.charge ?? 0), goods }
  }
  return { rows: await Promise.all(rows.map(present)), total }
}

export const isReservationDue = (now: number, statuses = [WON, QUEUED]) =>
  and(inArray(flashReservations.status, statuses), lte(flashReservations.dueAt, now))

/**
 * Moves the queue on and takes unpaid pieces back.
 * @param release ends the orders of a piece; gives false while one of them is being paid
 */
export async function settleFlashSales(context: RequestContext, release: (reservationId: number) => Promise<boolean>) {
  const due = (status: number) =>
    context.db.query.flashReservations.findMany({
      where: isReservationDue(context.now, [status]),
      orderBy: asc(flashReservations.id),
    })
  for (const { id } of await due(WON)) if (await release(id)) await setReservation(context, id, LOST)
  for (const row of await due(QUEUED)) {
    const isLeft = (await stockOf(context, await findSale(context, row.saleId))) > 0
    if (isLeft) await hold(context, row)
    else await setReservation(context, row.id, LOST)
  }
}

/** Plays buyers who take pieces, as far as there are any. @returns the number left */
export async function buyAsOthers(context: RequestContext, sale: Sale, count: number) {
  const stock = await stockOf(context, sale)
  const takenByOthers = sql`${flashSales.takenByOthers} + ${Math.min(count, stock)}`
  await context.db.update(flashSales).set({ takenByOthers }).where(eq(flashSales.id, sale.id))
  return { over_num: stock - Math.min(count, stock) }
}

/** For tests. */
export const showReservations = ({ db }: RequestContext, saleId: number) =>
  db.query.flashReservations.findMany({
    where: eq(flashReservations.saleId, saleId),
    orderBy: asc(flashReservations.id),
  })
