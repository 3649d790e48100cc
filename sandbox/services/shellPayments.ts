/** Payments inside an operator's own app (docs/backend/orders.md#other-payments): WeChat, Alipay, Apple's store. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member, RequestContext } from '../core/context'
import { refuse } from '../core/envelope'
import { read, text } from '../core/read'
import { orders } from '../db/schema'
import { topUpGoods } from './goods/plan'
import { findOrder, markPaid, PAID } from './lifecycle'
import { orderCoins } from './orders'
import { payWith } from './payments'
import { issue, peek, randomKey } from './tickets'

const required = text('参数错误')

/** Arguments of WeChat's SDK. */
export const wechatAppPay = payWith('wechat_app', ({ now }, order) => ({
  appid: 'wx0000000000sandbox',
  partnerid: '1900000000',
  prepayid: `wx${order.orderNo}`,
  package: 'Sign=WXPay',
  noncestr: randomKey(32),
  timestamp: String(Math.floor(now / 1000)),
  sign: randomKey(32).toUpperCase(),
}))

/** Arguments of Alipay's SDK. */
export const alipayAppPay = payWith('alipay_app', (_, { orderNo, charge, discount }) => {
  const biz = JSON.stringify({ out_trade_no: orderNo, total_amount: String(charge - discount) })
  return { data: `app_id=2021000000&biz_content=${encodeURIComponent(biz)}&sign=${randomKey(32)}` }
})

/** The only prices of Apple's store. */
const PRICES = [6, 30, 68, 128, 298, 648]
const productOf = (charge: number) => `zhitu.coins.${charge}`

export const listAppleProducts = ({ settings }: RequestContext) =>
  PRICES.map((charge) => ({
    product_id: productOf(charge),
    charge,
    credit2: charge * settings.extraConfig.credit2_exchange_rate,
  }))

export function createAppleOrder(context: RequestContext, member: Member, body: unknown) {
  const input = read(body, { product_id: required })
  const charge = PRICES.find((price) => productOf(price) === input.product_id)
  if (charge === undefined) throw refuse('商品不存在')
  return orderCoins(context, member, charge)
}

/** A receipt of the imitated store (pages/shell.js). A real one carries Apple's signature. */
const Receipt = v.pipe(
  v.string(),
  v.transform((sealed): unknown => {
    try {
      return JSON.parse(Buffer.from(sealed, 'base64').toString())
    } catch {
      return null
    }
  }),
  v.object({ product_id: v.string(), transaction_id: v.string() }),
)

/** A receipt pays one order, however often it arrives. An order that has ended is delivered all the same. */
export async function verifyApple(context: RequestContext, member: Member, body: unknown) {
  const input = read(body, { order_id: required, receipt: required })
  const order = await findOrder(context, member, input.order_id)
  const sealed = v.safeParse(Receipt, input.receipt)
  const isFor =
    sealed.success && order.goodsType === topUpGoods.order && sealed.output.product_id === productOf(order.charge)
  if (!isFor) throw refuse('苹果支付凭证无效')
  const { transaction_id: transaction } = sealed.output
  const used = await peek(context, 'appleReceipt', transaction)
  if (used && used.orderNo !== order.orderNo) throw refuse('苹果支付凭证已使用')
  await issue(context, 'appleReceipt', { orderNo: order.orderNo }, transaction)
  await context.db.update(orders).set({ payment: 'apple' }).where(eq(orders.id, order.id))
  await markPaid(context, order)
  return { status: PAID }
}
