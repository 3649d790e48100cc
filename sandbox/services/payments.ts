/** Gateways: their list, sending an order to one, and its report of the payment (docs/backend/orders.md). */
import { eq } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { brokenCall, refuse } from '../core/envelope'
import { read, text } from '../core/read'
import { orders } from '../db/schema'
import { loadSite } from '../seed/site'
import { findOrder, markPaid, orderByNo, PAYING, UNPAID, type Order } from './lifecycle'
import { change } from './members'
import { issue, peek, randomKey } from './tickets'

const SCENES: Record<string, string[]> = {
  h5: ['alipay', 'credit2', 'handPay', 'wechat_h5'],
  wechat: ['credit2', 'handPay', 'wechat-jsapi'],
  app: ['alipay_app', 'credit2', 'handPay', 'wechat_app'],
  pc: ['alipay', 'handPay', 'wechat'],
}

export const paymentNames: Record<string, string> = {
  alipay: '支付宝',
  handPay: '手动打款',
  wechat: '微信扫码支付',
  'wechat-jsapi': '微信JSAPI支付',
  wechat_h5: '微信支付',
  miniapp: '微信小程序支付',
  alipay_app: '支付宝',
  wechat_app: '微信支付',
  apple: '苹果内购',
  credit2: '余额支付',
}

const signsOf = ({ settings }: RequestContext, scene: string) =>
  (SCENES[scene] ?? []).filter((sign) => settings.sandbox.payments.includes(sign)).sort()

export function listPayments(context: RequestContext, scene: string) {
  const icon = (sign: string) => `${context.origin}/sandbox/art/payment/${sign}.svg`
  return signsOf(context, scene).map((sign) => ({ sign, name: paymentNames[sign], icon: icon(sign) }))
}

const required = text('参数错误')
const wrongStatus = () => refuse('订单状态错误')

/**
 * Binds the order to the gateway, even if the gateway then fails to open. At BASE an order goes to a gateway only once.
 */
export async function startPaying({ db, settings }: RequestContext, order: Order, payment: string) {
  if (order.status !== UNPAID) throw wrongStatus()
  await db.update(orders).set({ status: PAYING, payment }).where(eq(orders.id, order.id))
  if (!settings.sandbox.gateways_without_keys.includes(payment)) return
  throw payment === 'alipay' ? refuse('支付宝证书未配置') : brokenCall()
}

/** @returns the address of the gateway's page; null = it has no page */
export async function startRedirect(context: RequestContext, member: Member, query: Record<string, string>) {
  const input = read(query, { order_id: required, payment: required, payment_scene: required }, '参数错误')
  const order = await findOrder(context, member, input.order_id)
  if (!signsOf(context, input.payment_scene).includes(input.payment)) throw brokenCall()
  await startPaying(context, order, input.payment)
  if (input.payment === 'handPay') return null
  const successUrl = query.s_url ?? query.redirect ?? context.origin
  const failureUrl = query.f_url ?? query.cancel_redirect ?? successUrl
  return gatewayUrl(context, order, input.payment, { successUrl, failureUrl })
}

interface Returns {
  successUrl: string
  failureUrl: string
}

export async function gatewayUrl(context: RequestContext, order: Order, payment: string, returns: Returns) {
  const ticket = await issue(context, 'gateway', { orderNo: order.orderNo, payment, ...returns })
  return `${context.origin}/sandbox/gateway?ticket=${ticket}`
}

export async function gatewayOrder(context: RequestContext, ticket: string) {
  const visit = await peek(context, 'gateway', ticket)
  if (!visit) throw refuse('支付页面已过期，请回到订单重新支付')
  return { ...visit, order: await orderByNo(context, visit.orderNo) }
}

/** Plays a payer who pays. The gateway reports it a little later. Paying twice changes nothing. */
export async function payLater({ db, now, settings }: RequestContext, order: Order) {
  const isOpen = order.status === UNPAID || order.status === PAYING
  const settleAt = now + settings.sandbox.pay_delay_ms
  if (isOpen && order.settleAt === null) await db.update(orders).set({ settleAt }).where(eq(orders.id, order.id))
}

/** @returns the address that the browser goes to. A payer who only leaves comes back as if they had paid. */
export async function endGateway(context: RequestContext, ticket: string, result: string) {
  const { order, successUrl, failureUrl } = await gatewayOrder(context, ticket)
  if (result === 'paid') await payLater(context, order)
  return result === 'cancel' ? failureUrl : successUrl
}

export async function handPay(context: RequestContext, member: Member, body: unknown) {
  const input = read(body, { order_id: required })
  const order = await findOrder(context, member, input.order_id)
  if (order.status === UNPAID) await startPaying(context, order, 'handPay')
  else if (order.payment === '') throw refuse('order status error')
  return { text: loadSite().bankTransfer }
}

const orderNoIn = (body: unknown) => read(body, { order_id: required }).order_id

/** Sends an order to a gateway. `answer` goes on to the payment program on the phone. */
export const payWith =
  (payment: string, answer: (context: RequestContext, order: Order) => object, readOrderNo = orderNoIn) =>
  async (call: MemberCall) => {
    const order = await findOrder(call, call.member, readOrderNo(call.body))
    await startPaying(call, order, payment)
    return answer(call, order)
  }

export const miniPay = payWith(
  'miniapp',
  ({ now }, order) => ({
    appId: 'wx0000000000sandbox',
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: randomKey(32),
    package: `prepay_id=wx${order.orderNo}${randomKey(12)}`,
    signType: 'MD5',
    paySign: randomKey(32).toUpperCase(),
  }),
  (body) => read(body, { openid: required, order_id: required }).order_id,
)

export async function balancePay(context: RequestContext, member: Member, body: unknown) {
  const input = read(body, { order_id: required })
  const order = await findOrder(context, member, input.order_id)
  if (order.status !== UNPAID) throw wrongStatus()
  const due = (order.charge - order.discount) * context.settings.extraConfig.credit2_exchange_rate
  if (member.credit2 < due) throw refuse('余额不足')
  await change(context, member, { credit2: member.credit2 - due })
  await startPaying(context, order, 'credit2')
  await markPaid(context, order)
}

/** HEAD. */
export async function cashierOrder(context: RequestContext, sign: string) {
  const visit = await peek(context, 'cashier', sign)
  if (!visit) throw refuse('收银台已过期，请重新下单')
  return orderByNo(context, visit.orderNo)
}

/** HEAD. The first gateway is final. */
export async function chooseGateway(context: RequestContext, sign: string, payment: string) {
  const order = await cashierOrder(context, sign)
  if (order.status !== PAYING) throw wrongStatus()
  if (order.payment !== '' && order.payment !== payment) throw refuse('支付方式已选定，不能更换')
  await context.db.update(orders).set({ payment }).where(eq(orders.id, order.id))
  return order
}
