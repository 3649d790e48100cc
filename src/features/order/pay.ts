import { createMiniSession } from '@/api/auth'
import {
  type AppliedPromo,
  createMiniPayment,
  getOrderStatus,
  hostedCashierUrl,
  payByBalance,
  payRedirectUrl,
} from '@/api/order'
import { env } from '@/config/env'
import type { Goods } from '@/goods/kinds'
import { ApiError, isMissingRoute } from '@/http/apiError'
import type { Cents } from '@/lib/money'
import { webUrl } from '@/lib/safeUrl'
import { loginAdapter } from '@/platform/login'
import { payAdapter } from '@/platform/pay'
import { formatUrl } from '@/routes/codec'
import { useAppConfig } from '@/stores/appConfig'
import { tokenSlot } from '@/stores/session'

import { openIntent } from './intents'
import { type PayMethod, transferSign } from './methods'
import { createOrder, findPending, type PendingOrder } from './orders'
import { texts } from './texts'

/** Where paying leads to. */
export type PayStep =
  /** The server says that it is paid. */
  | { to: 'success'; orderNo: string }
  /** The browser has to leave for this address. */
  | { to: 'gateway'; orderNo: string; url: string }
  | { to: 'transfer'; orderNo: string }
  /** Paid as far as the platform knows; the server does not say so yet. */
  | { to: 'waiting'; orderNo: string }
  /** There is an order, and it is not what the learner has on screen: show it first. */
  | { to: 'review' }
  /** The pay sheet was closed; the order waits. */
  | { to: 'stay' }

export interface PayRequest {
  goods: Goods
  promo: AppliedPromo | null
  method: PayMethod
  /** The amount on the button: no other one is ever paid. */
  shownCents: Cents
}

const refused = (message: string) => new ApiError('rejected', { message })

/**
 * One tap on "pay": finds the order that waits for this thing or creates it, and opens the way to pay it.
 * @throws ApiError; asking again never makes a second order
 */
export async function pay({ goods, promo, method, shownCents }: PayRequest): Promise<PayStep> {
  const order = (await findPending(goods)) ?? (await createOrder(goods, promo))
  const { orderNo } = order
  if (order.state === 'paid') return { to: 'success', orderNo }
  if (order.state === 'transfer') return { to: 'transfer', orderNo }
  if (order.state === 'sent' || order.amountDueCents !== shownCents) return { to: 'review' }
  return payOrder(goods, order, method)
}

async function payOrder(goods: Goods, order: PendingOrder, method: PayMethod): Promise<PayStep> {
  const { orderNo, payUrl } = order
  if (method.way === 'mini') return payInMini(goods, orderNo)
  if (payUrl !== null) {
    return { to: 'gateway', orderNo, url: hostedCashierUrl(checked(payUrl), waysBack(orderNo)) }
  }
  switch (method.way) {
    case 'redirect':
      await noteSent(goods, method.sign)
      return { to: 'gateway', orderNo, url: redirectUrl(orderNo, method.sign) }
    case 'transfer':
      await noteSent(goods, transferSign)
      return { to: 'transfer', orderNo }
    case 'balance':
      await payByBalance(orderNo)
      return confirm(orderNo)
    case 'hosted':
      throw refused(texts.noMethods.title)
  }
}

const noteSent = async (goods: Goods, sentTo: string) => (await openIntent(goods)).update({ sentTo })

function checked(url: string): string {
  const web = webUrl(url)
  if (!web) throw new ApiError('shape')
  return web.url
}

const waysBack = (order: string) => ({
  successUrl: payAdapter.returnUrl(formatUrl('orderSuccess', { order })),
  failUrl: payAdapter.returnUrl(formatUrl('orderWechatH5', { order })),
})

const redirectUrl = (orderNo: string, sign: string) =>
  payRedirectUrl({
    ...waysBack(orderNo),
    apiHost: useAppConfig.getState().config?.url || env.apiHost,
    orderNo,
    scene: payAdapter.scene ?? '',
    sign,
    token: tokenSlot.get() ?? '',
  })

/** The pay sheet's word is not enough: success is what the server calls paid. */
async function confirm(orderNo: string): Promise<PayStep> {
  const status = await getOrderStatus(orderNo).catch(() => 'unknown')
  return { to: status === 'paid' ? 'success' : 'waiting', orderNo }
}

async function payInMini(goods: Goods, orderNo: string): Promise<PayStep> {
  const intent = await openIntent(goods)
  const payment = intent.get()?.miniPayment ?? (await newMiniPayment(orderNo))
  intent.update({ miniPayment: payment })
  const outcome = await payAdapter.requestPayment(payment)
  if (outcome === 'failed') throw refused(texts.payFailed)
  return outcome === 'paid' ? confirm(orderNo) : { to: 'stay' }
}

async function newMiniPayment(orderNo: string) {
  const { code } = await loginAdapter.session()
  try {
    return await createMiniPayment(orderNo, await createMiniSession(code))
  } catch (error) {
    throw isMissingRoute(error) ? refused(texts.noMiniPay) : error
  }
}
