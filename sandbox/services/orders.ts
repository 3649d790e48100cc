/** Creating and showing orders (core 8.1 to 8.3, 8.8, 8.12, 6.23). */
import { and, desc, eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDigits, utcIso } from '../core/dates'
import { notFound, refuse } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { idNumber, optionalText, read, text } from '../core/read'
import { absolute } from '../core/urls'
import type { Work } from '../core/work'
import { orders } from '../db/schema'
import { ownsCourse, ownsVideo } from './access'
import { coverPath, findCourse, findVideo } from './catalogue'
import { type AddonGoods, addonGoods } from './goods'
import { CANCELLED, markPaid, PAID, PAYING, UNPAID, type Order } from './lifecycle'
import { paymentNames } from './payments'
import { spend, usablePromo } from './promo'
import { findRole } from './roles'
import { issue } from './tickets'

const STATUS_TEXTS: Record<number, string> = {
  [UNPAID]: '未支付',
  [PAYING]: '支付中',
  [CANCELLED]: '已取消',
  [PAID]: '已支付',
}

interface Goods {
  /** COURSE, VIDEO, ROLE, RECHARGE, or a word of `addonGoods`. */
  type: string
  id: number
  name: string
  thumb: string
  charge: number
}

/** BASE: user id, HHmmss, two digits. HEAD: yyyyMMddHHmmss and four. */
async function newOrderNo(work: Work, member: Member): Promise<string> {
  const stamp = localDigits(work.now)
  const digits = (count: number) =>
    Math.random()
      .toString()
      .slice(2, 2 + count)
      .padEnd(count, '0')
  const orderNo =
    work.dialect === 'base' ? `${member.id}${stamp.slice(8)}${digits(2)}` : `${stamp}${digits(4)}`
  const isTaken = (await work.db.$count(orders, eq(orders.orderNo, orderNo))) > 0
  return isTaken ? newOrderNo(work, member) : orderNo
}

/** Stores the order; one with nothing left to pay is paid and delivered at once. */
async function create(work: Work, member: Member, goods: Goods, code: string): Promise<Order> {
  const promo = await usablePromo(work, member, code)
  const discount = Math.min(promo?.discount ?? 0, goods.charge)
  const values = {
    orderNo: await newOrderNo(work, member),
    memberId: member.id,
    goodsType: goods.type,
    goodsId: goods.id,
    goodsName: goods.name,
    goodsThumb: goods.thumb,
    charge: goods.charge,
    discount,
    promoCodeId: promo?.id ?? 0,
    status: work.dialect === 'base' ? UNPAID : PAYING,
    createdAt: work.now,
  }
  const [order] = await work.db.insert(orders).values(values).returning()
  if (!order) throw new Error('insert gave no row')
  if (promo) await spend(work, promo.id)
  if (discount < goods.charge) return order
  await markPaid(work, order)
  return { ...order, status: PAID }
}

async function courseGoods(work: Work, id: number): Promise<Goods> {
  const course = await findCourse(work, id)
  return { type: 'COURSE', id, name: course.title, thumb: coverPath(course), charge: course.charge }
}

async function roleGoods(work: Work, id: number): Promise<Goods> {
  const role = await findRole(work, id)
  return { type: 'ROLE', id, name: role.name, thumb: '', charge: role.charge }
}

const presentCreated = (order: Order) => ({
  id: order.id,
  user_id: order.memberId,
  order_id: order.orderNo,
  charge: order.charge,
  status_text: STATUS_TEXTS[order.status],
  payment_text: '',
  continue_pay: order.status === UNPAID || order.status === PAYING,
  created_at: utcIso(order.createdAt),
})

export async function orderCourse(work: Work, member: Member, body: unknown) {
  const input = read(body, { course_id: idNumber, promo_code: optionalText })
  const goods = await courseGoods(work, input.course_id)
  if (goods.charge === 0) throw refuse('当前课程无法购买')
  if (await ownsCourse(work, member, goods.id)) throw refuse('请勿重复购买')
  return presentCreated(await create(work, member, goods, input.promo_code))
}

export async function orderVideo(work: Work, member: Member, body: unknown) {
  const input = read(body, { video_id: idNumber, promo_code: optionalText })
  const { video, course } = await findVideo(work, input.video_id)
  if (!video.isSoldAlone || video.charge === 0) throw refuse('当前视频无法购买')
  if (await ownsVideo(work, member, video.id)) throw refuse('请勿重复购买')
  const goods: Goods = {
    type: 'VIDEO',
    id: video.id,
    name: video.title,
    thumb: coverPath(course),
    charge: video.charge,
  }
  return presentCreated(await create(work, member, goods, input.promo_code))
}

export async function orderRole(work: Work, member: Member, body: unknown) {
  const input = read(body, { role_id: idNumber, promo_code: optionalText, agree: optionalText })
  if (input.agree !== '1') throw refuse('请同意协议')
  return presentCreated(await create(work, member, await roleGoods(work, input.role_id), input.promo_code))
}

export async function orderRecharge(work: Work, member: Member, body: unknown) {
  const { charge } = read(body, { charge: idNumber })
  const name = `${work.settings.newconfig.credit2_name}充值`
  return presentCreated(await create(work, member, { type: 'RECHARGE', id: 0, name, thumb: '', charge }, ''))
}

async function factsOf(addon: AddonGoods, work: Work, id: number) {
  const { closed, ...facts } = await addon.find(work, id)
  if (closed) throw refuse(closed)
  return facts
}

/** The `buy` call of an add-on; `type` is its word in `addonGoods`. */
export async function orderAddon(work: Work, member: Member, type: string, id: number, body: unknown) {
  const input = read(body, { promo_code: optionalText })
  const addon = addonGoods[type]
  if (!addon) throw notFound()
  const facts = await factsOf(addon, work, id)
  if (facts.charge === 0) throw refuse('当前课程无法购买')
  if (await addon.isBought(work, member, id)) throw refuse('请勿重复购买')
  return presentCreated(await create(work, member, { type, ...facts }, input.promo_code))
}

async function goodsOf(work: Work, type: string, id: number): Promise<Goods> {
  if (type === 'COURSE') return courseGoods(work, id)
  if (type === 'ROLE') return roleGoods(work, id)
  const addon = addonGoods[type]
  if (!addon) throw refuse('无法创建订单')
  return { type, ...(await factsOf(addon, work, id)) }
}

/** HEAD: one call for all goods, paid on the hosted cashier page. */
export async function orderV3(work: Work, member: Member, body: unknown) {
  const input = read(body, {
    goods_type: text('参数错误'),
    goods_id: idNumber,
    promo_code: optionalText,
    agree_protocol: optionalText,
  })
  const isRole = input.goods_type === 'ROLE'
  const goods = await goodsOf(work, input.goods_type, input.goods_id)
  if (input.agree_protocol !== '1') throw refuse(isRole ? '请同意会员服务协议' : '请同意付费内容购买协议')
  const order = await create(work, member, goods, input.promo_code)
  const bill = { order_no: order.orderNo, total: order.charge - order.discount, discount: order.discount }
  if (order.status === PAID) return { ...bill, is_paid: true }
  const sign = await issue(work, 'cashier', { orderNo: order.orderNo })
  return { ...bill, is_paid: false, pay_url: `${work.origin}/payment/index?sign=${sign}`, sign }
}

const presentRow = (work: Work, order: Order) => ({
  id: order.id,
  user_id: order.memberId,
  order_id: order.orderNo,
  charge: order.charge,
  payment_method: order.payment,
  payment_text: paymentNames[order.payment] ?? '',
  status_text: STATUS_TEXTS[order.status],
  continue_pay: order.status === UNPAID || order.status === PAYING,
  goods: [
    {
      goods_id: order.goodsId,
      goods_type: order.goodsType,
      goods_text: order.goodsType,
      goods_name: order.goodsName,
      goods_thumb: absolute(work.origin, order.goodsThumb),
      goods_charge: order.charge,
      goods_ori_charge: order.charge,
      num: 1,
      charge: order.charge,
    },
  ],
  created_at: utcIso(order.createdAt),
  ...(work.dialect === 'head' && { refund_amount: work.settings.sandbox.refunds[order.orderNo] ?? 0 }),
})

/** BASE lists every order, HEAD the paid ones. */
export async function listOrders(work: Work, member: Member, ask: PageAsk) {
  const own = eq(orders.memberId, member.id)
  const shown = work.dialect === 'base' ? own : and(own, eq(orders.status, PAID))
  const { limit, offset } = offsetOf(ask)
  const order = [desc(orders.createdAt), desc(orders.id)]
  const rows = await work.db
    .select()
    .from(orders)
    .where(shown)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { rows: rows.map((row) => presentRow(work, row)), total: await work.db.$count(orders, shown) }
}
