import { queryOptions } from '@tanstack/react-query'

import { listPayments, type Payment } from '@/api/order'
import { env } from '@/config/env'
import { payAdapter } from '@/platform/pay'
import { orderQueries } from '@/queries/order'
import { openMiniSession } from '@/stores/miniSession'

import { methodsOf, type PayMethod } from './payWays'
import { shellPay } from './shellPay'
import { texts } from './texts'

export const miniMethod: PayMethod = {
  sign: 'miniapp',
  name: texts.wechatPay,
  glyph: 'wechat',
  way: 'mini',
}

export const linkMethod: PayMethod = { sign: 'link', name: texts.browser.pay, glyph: 'share', way: 'link' }

const siteMethod: PayMethod = { sign: 'site', name: texts.browser.buy, glyph: 'share', way: 'site' }

/** For the mini-program at a server without a payment for it: a bank transfer, and the way into a browser. */
function methodsWithoutWechat(payments: Payment[] | null): PayMethod[] {
  const transfers = methodsOf(payments).filter(({ way }) => way === 'transfer')
  if (!env.isBrowserPurchaseOn) return transfers
  return [...transfers, payments === null ? linkMethod : siteMethod]
}

/** For the mini-program, beside WeChat's sheet, which neither waits long for the list nor fails with it. */
async function balanceMethods(signal: AbortSignal): Promise<PayMethod[]> {
  const payments = await listPayments('wechat', signal, 5_000).catch(() => [])
  return methodsOf(payments).filter(({ way }) => way === 'balance')
}

async function listMethods(signal: AbortSignal): Promise<PayMethod[]> {
  const { scene } = payAdapter
  if (scene !== null) return (await shellPay.listMethods(signal)) ?? methodsOf(await listPayments(scene, signal))
  // Asked before anything is ordered, because an order uses up its promo code.
  if ((await openMiniSession()) !== null) return [miniMethod, ...(await balanceMethods(signal))]
  return methodsWithoutWechat(await listPayments('wechat', signal))
}

/** The ways to pay on this end, at this server. */
export const payMethodsQuery = () =>
  queryOptions({ queryKey: orderQueries.paymentsKey(), queryFn: ({ signal }) => listMethods(signal) })
