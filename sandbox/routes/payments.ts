/** Paying: gateways, redirects, the gateways' own pages, the hosted cashier of HEAD (docs/backend/orders.md). */
import { htmlPage, redirectTo, type Api } from '../core/api'
import { badParams } from '../core/envelope'
import { optionalText, read } from '../core/read'
import { bankTransferPage, cashierPage, gatewayPage, paidPage } from '../pages'
import { loadSite } from '../seed/site'
import { orderByNo, PAID } from '../services/lifecycle'
import * as payments from '../services/payments'
import * as shell from '../services/shellPayments'

export function paymentRoutes(api: Api) {
  baseRoutes(api.only('base'))
  gatewayRoutes(api)
  cashierRoutes(api.only('middle', 'head'))
}

function baseRoutes(api: Api) {
  api.get('/api/v2/order/payments', 'bearer+', (call) => {
    if (!call.query.scene) throw badParams()
    return payments.listPayments(call, call.query.scene)
  })
  api.get('/api/v2/order/pay/redirect', 'bearer+', async (call) => {
    const url = await payments.startRedirect(call, call.member, call.query)
    return url === null ? htmlPage('') : redirectTo(url)
  })
  api.get('/api/v2/order/pay/handPay', 'bearer+', () => ({ text: loadSite().bankTransfer }))
  api.post('/api/v3/order/pay/handPay', 'bearer+', (call) => payments.handPay(call, call.member, call.body))
  api.post('/api/v2/order/payment/wechat/mini', 'bearer+', payments.miniPay)
  api.post('/api/v2/order/payment/wechat/app', 'bearer+', shell.wechatAppPay)
  api.post('/api/v2/order/payment/alipay/app', 'bearer+', shell.alipayAppPay)
  api.get('/api/v9/apple/products', 'bearer+', (call) => shell.listAppleProducts(call))
  api.post('/api/v9/apple/order', 'bearer+', (call) => shell.createAppleOrder(call, call.member, call.body))
  api.post('/api/v9/apple/verify', 'bearer+', (call) => shell.verifyApple(call, call.member, call.body))
  api.post('/api/v2/order/pay/credit2', 'bearer+', (call) => payments.balancePay(call, call.member, call.body))
}

function gatewayRoutes(api: Api) {
  api.get('/sandbox/gateway', 'none', async (call) => {
    const { ticket = '' } = call.query
    const { order, payment } = await payments.gatewayOrder(call, ticket)
    return htmlPage(gatewayPage(order, payment, ticket))
  })
  api.post('/sandbox/gateway', 'none', async (call) => {
    const { ticket, result } = read(call.body, { ticket: optionalText, result: optionalText })
    return redirectTo(await payments.endGateway(call, ticket, result))
  })
  /** Pays without a page, as the mini-program does. */
  api.post('/sandbox/pay/:orderNo', 'none', async (call) => {
    const { result } = read(call.body, { result: optionalText })
    const order = await orderByNo(call, call.params.orderNo ?? '')
    if (result === 'paid') await payments.payLater(call, order)
    else if (result !== 'failed') throw badParams()
  })
}

const cashierFields = { sign: optionalText, s_url: optionalText, f_url: optionalText }

function cashierRoutes(api: Api) {
  api.get('/payment/index', 'none', async (call) => {
    const fields = read(call.query, cashierFields)
    const order = await payments.cashierOrder(call, fields.sign)
    return htmlPage(order.status === PAID ? paidPage(order, fields.s_url) : cashierPage(order, fields))
  })
  api.post('/payment/choose', 'none', async (call) => {
    const { payment, ...fields } = read(call.body, { ...cashierFields, payment: optionalText })
    const order = await payments.chooseGateway(call, fields.sign, payment)
    if (payment === 'handPay') return htmlPage(bankTransferPage(order, loadSite().bankTransfer, fields.s_url))
    const successUrl = `${call.origin}/payment/success?${new URLSearchParams(fields)}`
    const failureUrl = fields.f_url || `${call.origin}/payment/index?${new URLSearchParams(fields)}`
    return redirectTo(await payments.gatewayUrl(call, order, payment, { successUrl, failureUrl }))
  })
  api.get('/payment/success', 'none', async (call) => {
    const { sign, s_url: successUrl } = read(call.query, cashierFields)
    return htmlPage(paidPage(await payments.cashierOrder(call, sign), successUrl))
  })
}
