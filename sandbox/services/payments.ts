/** Gateways: which there are, sending an order to one, the word that comes back later (core 8.4 to 8.12). */
import { eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { brokenCall, refuse } from '../core/envelope'
import { read, text } from '../core/read'
import type { Work } from '../core/work'
import { orders } from '../db/schema'
import { bankTransferHtml } from '../seed/site'
import { markPaid, PAYING, UNPAID, type Order } from './lifecycle'
import { change } from './members'
import { findOrder, orderByNo } from './orderLookup'
import { issue, peek, randomKey } from './tickets'

const SCENES: Record<string, string[]> = {
  h5: ['alipay', 'handPay', 'wechat_h5'],
  wechat: ['handPay', 'wechat-jsapi'],
  pc: ['alipay', 'handPay', 'wechat'],
}

export const paymentNames: Record<string, string> = {
  alipay: '支付宝',
  handPay: '手动打款',
  wechat: '微信扫码支付',
  'wechat-jsapi': '微信JSAPI支付',
  wechat_h5: '微信支付',
  miniapp: '微信小程序支付',
  credit2: '余额支付',
}

const signsOf = ({ settings }: Work, scene: string) =>
  (SCENES[scene] ?? []).filter((sign) => settings.sandbox.payments.includes(sign)).sort()

export function listPayments(work: Work, scene: string) {
  const icon = (sign: string) => `${work.origin}/sandbox/art/payment/${sign}.svg`
  return signsOf(work, scene).map((sign) => ({ sign, name: paymentNames[sign], icon: icon(sign) }))
}

const wrongStatus = () => refuse('订单状态错误')

/** Fixes the gateway. At BASE an order goes to a gateway only once. */
async function startPaying({ db }: Work, order: Order, payment: string) {
  if (order.status !== UNPAID) throw wrongStatus()
  await db.update(orders).set({ status: PAYING, payment }).where(eq(orders.id, order.id))
}

/** The address of the gateway's page, or null for a gateway without one. */
export async function startRedirect(work: Work, member: Member, query: Record<string, string>) {
  const input = read(query, {
    order_id: text('参数错误'),
    payment: text('参数错误'),
    payment_scene: text('参数错误'),
  })
  const order = await findOrder(work, member, input.order_id)
  if (!signsOf(work, input.payment_scene).includes(input.payment)) throw brokenCall()
  await startPaying(work, order, input.payment)
  if (input.payment === 'handPay') return null
  const successUrl = query.s_url ?? query.redirect ?? work.origin
  const failureUrl = query.f_url ?? query.cancel_redirect ?? successUrl
  return gatewayUrl(work, order, input.payment, { successUrl, failureUrl })
}

interface Returns {
  successUrl: string
  failureUrl: string
}

export async function gatewayUrl(work: Work, order: Order, payment: string, returns: Returns) {
  const ticket = await issue(work, 'gateway', { orderNo: order.orderNo, payment, ...returns })
  return `${work.origin}/sandbox/gateway?ticket=${ticket}`
}

/** What a gateway's page shows. */
export async function gatewayOrder(work: Work, ticket: string) {
  const visit = await peek(work, 'gateway', ticket)
  if (!visit) throw refuse('支付页面已过期，请回到订单重新支付')
  return { ...visit, order: await orderByNo(work, visit.orderNo) }
}

/** The payer has paid: the gateway's word arrives a little later. Paying twice changes nothing. */
export async function payLater({ db, now, settings }: Work, order: Order) {
  const isOpen = order.status === UNPAID || order.status === PAYING
  if (!isOpen || order.settleAt !== null) return
  await db
    .update(orders)
    .set({ settleAt: now + settings.sandbox.pay_delay_ms })
    .where(eq(orders.id, order.id))
}

/**
 * Ends a visit to a gateway's page; gives where the browser goes.
 * Who just leaves comes back as if he had paid.
 */
export async function endGateway(work: Work, ticket: string, result: string) {
  const { order, successUrl, failureUrl } = await gatewayOrder(work, ticket)
  if (result === 'paid') await payLater(work, order)
  return result === 'cancel' ? failureUrl : successUrl
}

export async function handPay(work: Work, member: Member, body: unknown) {
  const input = read(body, { order_id: text('参数错误') })
  const order = await findOrder(work, member, input.order_id)
  const isWaiting = order.status === UNPAID || order.payment === 'handPay'
  if (!isWaiting) throw refuse('order status error')
  if (order.status === UNPAID) await startPaying(work, order, 'handPay')
  return { text: bankTransferHtml }
}

/** Parameters for `wx.requestPayment`. */
export async function miniPay(work: Work, member: Member, body: unknown) {
  const input = read(body, { openid: text('参数错误'), order_id: text('参数错误') })
  const order = await findOrder(work, member, input.order_id)
  await startPaying(work, order, 'miniapp')
  return {
    appId: 'wx0000000000sandbox',
    timeStamp: String(Math.floor(work.now / 1000)),
    nonceStr: randomKey(32),
    package: `prepay_id=wx${order.orderNo}${randomKey(12)}`,
    signType: 'MD5',
    paySign: randomKey(32).toUpperCase(),
  }
}

export async function balancePay(work: Work, member: Member, body: unknown) {
  const input = read(body, { order_id: text('参数错误') })
  const order = await findOrder(work, member, input.order_id)
  if (order.status !== UNPAID) throw wrongStatus()
  const due = (order.charge - order.discount) * work.settings.newconfig.credit2_exchange_rate
  if (member.credit2 < due) throw refuse('余额不足')
  await change(work, member, { credit2: member.credit2 - due })
  await startPaying(work, order, 'credit2')
  await markPaid(work, order)
}

/** HEAD: the order behind a hosted cashier page. */
export async function cashierOrder(work: Work, sign: string) {
  const visit = await peek(work, 'cashier', sign)
  if (!visit) throw refuse('收银台已过期，请重新下单')
  return orderByNo(work, visit.orderNo)
}

/** HEAD: once a gateway was chosen for an order it is fixed. */
export async function chooseGateway(work: Work, sign: string, payment: string) {
  const order = await cashierOrder(work, sign)
  if (order.status !== PAYING) throw wrongStatus()
  if (order.payment !== '' && order.payment !== payment) throw refuse('支付方式已选定，不能更换')
  await work.db.update(orders).set({ payment }).where(eq(orders.id, order.id))
  return order
}
