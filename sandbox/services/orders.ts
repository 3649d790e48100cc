/** Creating and showing orders (docs/backend/orders.md). */
import { and, desc, eq, or } from 'drizzle-orm'

import { idIn, type MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { localDigits, utcIso } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { type PageAsk, pageOf, presented } from '../core/paging'
import { idNumber, optionalText, read, text, trustedId } from '../core/read'
import { absolute } from '../core/urls'
import { orders } from '../db/schema'
import { goodsOfOrder } from './goods'
import { roleGoods, topUpGoods } from './goods/plan'
import type { Goods, GoodsFacts, Ordering } from './goods/types'
import { cancel, CANCELLED, markPaid, orderByNo, PAID, PAYING, UNPAID, type Order } from './lifecycle'
import { paymentNames } from './payments'
import { spend, usablePromo } from './promo'
import { issue } from './tickets'

const STATUS_TEXTS: Record<number, string> = {
  [UNPAID]: '未支付',
  [PAYING]: '支付中',
  [CANCELLED]: '已取消',
  [PAID]: '已支付',
}

interface Item extends GoodsFacts {
  kind: Goods
}

/** BASE: user id, HHmmss, two digits. HEAD: yyyyMMddHHmmss, four digits. */
async function newOrderNo(context: RequestContext, member: Member): Promise<string> {
  const stamp = localDigits(context.now)
  const random = Math.random().toString().slice(2)
  const digits = (count: number) => random.slice(0, count).padEnd(count, '0')
  const orderNo = context.dialect === 'base' ? `${member.id}${stamp.slice(8)}${digits(2)}` : `${stamp}${digits(4)}`
  const isTaken = (await context.db.$count(orders, eq(orders.orderNo, orderNo))) > 0
  return isTaken ? newOrderNo(context, member) : orderNo
}

/** Stores the order. If nothing is left to pay, delivers at once. `value`: the yuan that a promo code takes off. */
async function create(context: RequestContext, member: Member, goods: Item, code: string, body: unknown) {
  for (const orderNo of (await goods.kind.replaced?.(context, member, goods.id)) ?? []) {
    const order = await orderByNo(context, orderNo)
    if (order.settleAt === null) await cancel(context, order)
  }
  const promo = await usablePromo(context, member, code)
  const value = promo?.discount ?? 0
  const discount = Math.min(value, goods.charge)
  const values = {
    orderNo: await newOrderNo(context, member),
    memberId: member.id,
    goodsType: goods.kind.order,
    goodsId: goods.id,
    goodsName: goods.name,
    goodsThumb: goods.thumb,
    charge: goods.charge,
    discount,
    promoCodeId: promo?.id ?? 0,
    status: context.dialect === 'base' ? UNPAID : PAYING,
    createdAt: context.now,
  }
  const [row] = await context.db.insert(orders).values(values).returning()
  const order = found(row)
  if (promo) await spend(context, promo.id)
  await goods.kind.ordered?.(context, order, body)
  if (discount < goods.charge) return { ...order, value }
  await markPaid(context, order)
  return { ...order, value, status: PAID }
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

/** @throws Refusal when the thing is not for sale */
async function itemOf(context: RequestContext, kind: Goods, id: number, ordering: Ordering): Promise<Item> {
  const facts = await kind.find(context, id, ordering)
  if (facts.closed) throw refuse(facts.closed)
  return { kind, ...facts }
}

/** BASE has one buying call per kind. */
export async function orderOne(call: MemberCall, kind: Goods, id: number) {
  const input = read(call.body, { promo_code: optionalText })
  const item = await itemOf(call, kind, id, call)
  if (item.charge === 0) throw refuse('当前课程无法购买')
  if (await kind.isBought?.(call, call.member, id)) throw refuse('请勿重复购买')
  return presentCreated(await create(call, call.member, item, input.promo_code, call.body))
}

export const buys = (kind: Goods) => (call: MemberCall) => orderOne(call, kind, idIn(call.params))

/** Members may buy it again. Nobody checks its price. */
export async function orderRole(context: RequestContext, member: Member, body: unknown) {
  // The refusal for a missing consent comes first.
  if (read(body, { agree: optionalText }).agree !== '1') throw refuse('请同意协议')
  const input = read(body, { role_id: trustedId, promo_code: optionalText })
  const item = await itemOf(context, roleGoods, input.role_id, { member, body })
  return presentCreated(await create(context, member, item, input.promo_code, body))
}

export const orderTopUp = (context: RequestContext, member: Member, body: unknown) =>
  orderCoins(context, member, read(body, { charge: idNumber }).charge)

/** `charge` in yuan. */
export async function orderCoins(context: RequestContext, member: Member, charge: number) {
  const item = await itemOf(context, topUpGoods, 0, { member, body: {} })
  return presentCreated(await create(context, member, { ...item, charge }, '', {}))
}

/** HEAD has one call for all goods, and a hosted cashier page for the payment. */
export async function orderV3(context: RequestContext, member: Member, body: unknown) {
  const fields = {
    goods_type: text('参数错误'),
    goods_id: idNumber,
    promo_code: optionalText,
    agree_protocol: optionalText,
  }
  const input = read(body, fields, '参数错误')
  const kind = goodsOfOrder(input.goods_type)
  const isSold = kind?.addon === undefined || context.edition === 'full'
  if (!kind?.sale || !isSold) throw refuse('无法创建订单')
  const item = await itemOf(context, kind, input.goods_id, { member, body })
  if (input.agree_protocol !== '1') throw refuse(kind.sale.agreement)
  const order = await create(context, member, item, input.promo_code, body)
  const bill = { order_no: order.orderNo, total: order.charge - order.discount, discount: order.value }
  if (order.status === PAID) return { ...bill, is_paid: true }
  const sign = await issue(context, 'cashier', { orderNo: order.orderNo })
  return { ...bill, is_paid: false, pay_url: `${context.origin}/payment/index?sign=${sign}`, sign }
}

const presentRow = (context: RequestContext, order: Order) => ({
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
      goods_thumb: absolute(context.origin, order.goodsThumb),
      goods_charge: order.charge,
      goods_ori_charge: order.charge,
      num: 1,
      charge: order.charge,
    },
  ],
  created_at: utcIso(order.createdAt),
  ...(context.dialect !== 'base' && {
    refund_amount: context.settings.sandbox.refunds[order.orderNo] ?? order.refunded,
  }),
})

/** BASE lists all orders, HEAD only paid ones. */
export async function listOrders(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(orders.memberId, member.id)
  const shown = context.dialect === 'base' ? own : and(own, eq(orders.status, PAID))
  const order = [desc(orders.createdAt), desc(orders.id)]
  return presented(await pageOf(context, orders, shown, order, ask), (row) => presentRow(context, row))
}

/** History of the balance (docs/backend/promotions.md#balance), taken from the paid orders. */
export async function listCoins(context: RequestContext, member: Member, ask: PageAsk) {
  const moved = or(eq(orders.goodsType, topUpGoods.order), eq(orders.payment, 'credit2'))
  const own = and(eq(orders.memberId, member.id), eq(orders.status, PAID), moved)
  const order = [desc(orders.createdAt), desc(orders.id)]
  const rate = context.settings.extraConfig.credit2_exchange_rate
  return presented(await pageOf(context, orders, own, order, ask), (row) => {
    const isTopUp = row.goodsType === topUpGoods.order
    return {
      id: row.id,
      sum: (isTopUp ? row.charge : row.discount - row.charge) * rate,
      remark: isTopUp ? row.goodsName : `购买「${row.goodsName}」`,
      created_at: utcIso(row.createdAt),
    }
  })
}
