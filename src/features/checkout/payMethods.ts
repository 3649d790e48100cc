import { queryOptions } from '@tanstack/react-query'

import { listPayments, type Payment } from '@/api/order'
import type { IconName } from '@/components/Icon'
import { env } from '@/config/env'
import { payAdapter } from '@/platform/pay'
import { orderQueries } from '@/queries/order'
import { openMiniSession } from '@/stores/miniSession'

import { texts } from './texts'

export type PayWay =
  /** The browser is sent to a gateway (BASE). */
  | 'redirect'
  /** The server's own cashier asks for the method (HEAD). */
  | 'hosted'
  /** WeChat's pay sheet (mini-program). */
  | 'mini'
  /** At the server's own cashier, whose address is copied for the phone's browser (mini-program, HEAD). */
  | 'link'
  /** On the H5 site, whose cashier's address is copied for the phone's browser: nothing is ordered here (mini-program). */
  | 'site'
  /** By hand, to a bank account. */
  | 'transfer'
  /** From the account's balance. */
  | 'balance'

export interface PayMethod {
  /** '' = there is none to name. */
  sign: string
  name: string
  /** Absolute URL, '' = draw `glyph`. */
  icon: string
  glyph: IconName
  way: PayWay
}

export const transferSign = 'handPay'

/** The signs that can be paid with here (docs/backend/orders.md#gateways, #other-payments). */
const known = new Map<string, Pick<PayMethod, 'glyph' | 'way'>>([
  ['alipay', { glyph: 'alipay', way: 'redirect' }],
  ['wechat-jsapi', { glyph: 'wechat', way: 'redirect' }],
  ['wechat_h5', { glyph: 'wechat', way: 'redirect' }],
  [transferSign, { glyph: 'bank', way: 'transfer' }],
  ['credit2', { glyph: 'wallet', way: 'balance' }],
])

export const miniMethod: PayMethod = {
  sign: 'miniapp',
  name: texts.wechatPay,
  icon: '',
  glyph: 'wechat',
  way: 'mini',
}

export const hostedMethod: PayMethod = {
  sign: '',
  name: texts.goPay,
  icon: '',
  glyph: 'wallet',
  way: 'hosted',
}

export const linkMethod: PayMethod = { sign: 'link', name: texts.browser.pay, icon: '', glyph: 'share', way: 'link' }

const siteMethod: PayMethod = { sign: 'site', name: texts.browser.buy, icon: '', glyph: 'share', way: 'site' }

/** What the server offers and this client can do, unknown signs skipped. Null = it has its own cashier. */
export const methodsOf = (payments: Payment[] | null): PayMethod[] =>
  payments === null
    ? [hostedMethod]
    : payments.flatMap((payment) => {
        const kind = known.get(payment.sign)
        return kind ? [{ ...payment, ...kind }] : []
      })

/**
 * What is left in the mini-program where the server has no payment for it: a bank transfer, which takes no browser, else
 * the way into one.
 */
function methodsWithoutWechat(payments: Payment[] | null): PayMethod[] {
  const transfers = methodsOf(payments).filter(({ way }) => way === 'transfer')
  if (transfers.length > 0) return transfers
  if (!env.isBrowserPurchaseOn) return []
  return [payments === null ? linkMethod : siteMethod]
}

async function listMethods(signal: AbortSignal): Promise<PayMethod[]> {
  const { scene } = payAdapter
  if (scene !== null) return methodsOf(await listPayments(scene, signal))
  // Asked before anything is ordered: an order uses up its promo code.
  if ((await openMiniSession()) !== null) return [miniMethod]
  return methodsWithoutWechat(await listPayments('wechat', signal))
}

/** How one can pay on this end, at this server. */
export const payMethodsQuery = () =>
  queryOptions({ queryKey: orderQueries.paymentsKey(), queryFn: ({ signal }) => listMethods(signal) })
