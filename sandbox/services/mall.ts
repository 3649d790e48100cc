/** The points mall (docs/backend/promotions.md#points-mall). */
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import * as v from 'valibot'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { refuse } from '../core/envelope'
import { lightPage, type PageAsk, pageOf, presented, rowById, type Slice } from '../core/paging'
import { flag } from '../core/php'
import { countNumber, read, text } from '../core/read'
import { absolute, absoluteHtml } from '../core/urls'
import { plus } from '../db/columns'
import { mallAddresses, mallGoods, mallOrders } from '../db/schema'
import { spend, tell } from './account'
import { goodsOfGift } from './goods'

type MallGoods = typeof mallGoods.$inferSelect

const present = ({ origin }: RequestContext, goods: MallGoods) => ({
  id: goods.id,
  title: goods.title,
  thumb: absolute(origin, goods.thumb),
  charge: goods.charge,
  is_v: flag(goods.giftType !== ''),
  v_type: goods.giftType,
  v_id: goods.giftId,
  stock_count: goods.stock,
  sales_count: goods.sales,
  is_show: flag(!goods.isHidden),
})

const TYPES: Record<string, (isVirtual: boolean) => boolean> = {
  '0': (isVirtual) => !isVirtual,
  '1': (isVirtual) => isVirtual,
}

export async function listGoods(context: RequestContext, type: string, ask: PageAsk) {
  const all = await context.db.query.mallGoods.findMany({
    where: eq(mallGoods.isHidden, false),
    orderBy: asc(mallGoods.id),
  })
  const isMeant = TYPES[type]
  const rows = isMeant ? all.filter(({ giftType }) => isMeant(giftType !== '')) : all
  const from = (ask.page - 1) * ask.size
  const shown = rows.slice(from, from + ask.size).map((row) => present(context, row))
  return { data: lightPage({ rows: shown, total: rows.length }) }
}

export async function goodsDetail(context: RequestContext, id: number) {
  const goods = await rowById(context, mallGoods, id)
  if (goods.isHidden) throw refuse('商品已下架')
  return { data: { ...present(context, goods), desc: absoluteHtml(context.origin, goods.html) } }
}

const ofMember = (member: Member): SQL => eq(mallAddresses.memberId, member.id)

/** The last used first. */
export async function listAddresses({ db, member }: MemberCall) {
  const rows = await db.query.mallAddresses.findMany({ where: ofMember(member), orderBy: desc(mallAddresses.id) })
  return rows.map(({ id, name, mobile, province, city, area, street }) => {
    return { id, name, mobile, province, city, area, street }
  })
}

const ADDRESS = {
  name: text('请填写收货人姓名'),
  mobile: v.pipe(text('请填写收货人手机号码'), v.regex(/^1[2-9]\d{9}$/, '请输入正确的手机号')),
  province: text('请选择省'),
  city: text('请选择市'),
  area: text('请选择区'),
  street: text('请填写详细地址'),
}

/** Stores a new address. */
async function addressOf({ db, member, body }: MemberCall) {
  const { address_id: id } = read(body, { address_id: countNumber })
  const address = read(body, ADDRESS)
  const own = and(ofMember(member), eq(mallAddresses.id, id))
  const stored = id > 0 ? await db.query.mallAddresses.findFirst({ where: own }) : undefined
  if (!stored) await db.insert(mallAddresses).values({ ...address, memberId: member.id })
  return address
}

/** Only parcels are sent; anything else arrives at once. */
export async function exchange(call: MemberCall, id: number) {
  const { db, member, now } = call
  const goods = await rowById(call, mallGoods, id)
  const { title, thumb, charge, giftType, giftId } = goods
  if (goods.isHidden) throw refuse('商品已下架')
  if (goods.stock < 1) throw refuse('库存不足')
  const gift = goodsOfGift(giftType)
  if (await gift?.isBought?.(call, member, giftId)) throw refuse('你已经拥有这件商品')
  if (member.credit1 < charge) throw refuse('积分余额不足')
  const address = gift ? {} : await addressOf(call)
  await spend(call, member, charge, `兑换「${title}」`)
  await db
    .update(mallGoods)
    .set({ stock: plus(mallGoods.stock, -1), sales: plus(mallGoods.sales) })
    .where(eq(mallGoods.id, id))
  await db.insert(mallOrders).values({
    ...{ memberId: member.id, goodsId: id, title, thumb, charge, giftType, giftId },
    ...address,
    isSent: gift !== undefined,
    createdAt: now,
  })
  await gift?.give(call, member.id, giftId, 0)
}

type MallOrder = typeof mallOrders.$inferSelect

const presentOrder = ({ origin }: RequestContext, order: MallOrder) => ({
  id: order.id,
  goods_id: order.goodsId,
  goods_title: order.title,
  goods_thumb: absolute(origin, order.thumb),
  total_charge: order.charge,
  goods_is_v: flag(order.giftType !== ''),
  goods_v_type: order.giftType,
  goods_v_id: order.giftId,
  is_send: flag(order.isSent),
  express_number: order.expressNumber,
  created_at: localDT(order.createdAt),
  remark: '',
  user_contact_name: order.name,
  user_contact_mobile: order.mobile,
  user_contact_address: [order.province, order.city, order.area, order.street].filter(Boolean).join(' '),
})

/** Newest first. */
export async function listMallOrders(context: RequestContext, member: Member, ask: PageAsk): Promise<Slice<object>> {
  const newest = [desc(mallOrders.createdAt), desc(mallOrders.id)]
  const page = await pageOf(context, mallOrders, eq(mallOrders.memberId, member.id), newest, ask)
  return presented(page, (order) => presentOrder(context, order))
}

/** Plays the administrator. */
export async function sendParcel(context: RequestContext, id: number, expressNumber: string) {
  const order = await rowById(context, mallOrders, id)
  await context.db.update(mallOrders).set({ isSent: true, expressNumber }).where(eq(mallOrders.id, id))
  await tell(context, order.memberId, `您兑换的「${order.title}」已发货，运单号 ${expressNumber}`)
}
