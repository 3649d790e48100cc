/** The gateways' pages, and the hosted cashier of HEAD. */
import type { Order } from '../services/lifecycle'
import { actionForm, html, page, trusted, type Html } from './html'

const LOOKS: Record<string, { name: string; accent: string }> = {
  alipay: { name: '支付宝', accent: '#1677ff' },
  wechat: { name: '微信支付', accent: '#07803e' },
}

const lookOf = (payment: string) =>
  LOOKS[payment.startsWith('wechat') ? 'wechat' : payment] ?? { name: payment, accent: '#d92b2b' }

const bill = (order: Order): Html =>
  html` <p class="sum">¥ ${order.charge - order.discount}</p>
    <div class="row"><span>商品</span><span>${order.goodsName}</span></div>
    <div class="row"><span>订单号</span><span>${order.orderNo}</span></div>`

export function gatewayPage(order: Order, payment: string, ticket: string) {
  const { name, accent } = lookOf(payment)
  const choice = (result: string, label: string, look?: string) =>
    actionForm('/sandbox/gateway', { ticket, result }, label, look)
  const body = html` <p class="brand">${name}</p>
    <div class="card">${bill(order)}</div>
    ${choice('paid', '付款成功', 'main')} ${choice('cancel', '取消支付')} ${choice('leave', '直接离开')}
    <p class="note">
      这是沙盒里的付款页，不会真的扣款。付款结果稍后才会通知到订单，与真实网关一样。“直接离开”不付款也回到成功地址，像在微信里按了返回。
    </p>`
  return page(`${name}付款`, body, { accent })
}

const CASHIER = { wechat_h5: '微信支付', alipay: '支付宝', handPay: '银行转账' }

export function cashierPage(order: Order, fields: Record<string, string>) {
  const isOpen = (payment: string) => order.payment === '' || order.payment === payment
  const choices = Object.entries(CASHIER).filter(([payment]) => isOpen(payment))
  const body = html` <h1>收银台</h1>
    <div class="card">${bill(order)}</div>
    ${choices.map(([payment, name]) => actionForm('/payment/choose', { ...fields, payment }, name))}
    <p class="note">请在 30 分钟内完成支付。选定支付方式后不能更换。</p>`
  return page('收银台', body)
}

export function bankTransferPage(order: Order, textHtml: string, backUrl: string) {
  const body = html` <h1>银行转账</h1>
    <div class="card">${bill(order)}</div>
    <div class="card">${trusted(textHtml)}</div>
    <a class="button" href="${backUrl}">我已转账，返回</a>`
  return page('银行转账', body)
}

const AFTER_SECONDS = 3

export function paidPage(order: Order, successUrl: string) {
  const body = html` <h1>支付成功</h1>
    <div class="card">${bill(order)}</div>
    <p class="note">${AFTER_SECONDS} 秒后自动返回。</p>
    <a class="button" href="${successUrl}">立即返回</a>`
  const head = html`<meta http-equiv="refresh" content="${AFTER_SECONDS};url=${successUrl}" />`
  return page('支付成功', body, { head })
}
