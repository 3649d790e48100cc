import { listPayments, type Payment } from '@/api/order'
import { createAlipayAppPayment, createWechatAppPayment, listAppleProducts } from '@/api/shellPayment'
import { connectedShell, connectShell } from '@/platform/appShell'
import type { AppShell } from '@/platform/appShell/types'

import { balanceSign, methodsOf, type PayMethod } from '../payWays'
import { texts } from '../texts'
import type { ShellPay } from './types'

/** The server's signs for apps that can be opened (docs/backend/orders.md#other-payments). */
const ways = {
  wechat_app: { by: 'wechatPay', name: texts.wechatPay, glyph: 'wechat', create: createWechatAppPayment },
  alipay_app: { by: 'alipay', name: texts.alipay, glyph: 'alipay', create: createAlipayAppPayment },
} as const

const wayOf = (sign: string) => (sign === 'wechat_app' || sign === 'alipay_app' ? ways[sign] : undefined)

/** Apple allows no sale past its store. The store sells coins, and those pay for everything else. */
async function appleMethods(signal: AbortSignal): Promise<PayMethod[]> {
  const [products, payments] = await Promise.all([listAppleProducts(signal), listPayments('h5', signal)])
  // A server with its own cashier would ask for WeChat or Alipay there.
  if (products === null || payments === null) return []
  return methodsOf([{ sign: balanceSign }])
}

const readIn =
  (shell: AppShell) =>
  (payment: Payment): PayMethod[] => {
    const way = wayOf(payment.sign)
    if (!way) return methodsOf([payment])
    const { by, name, glyph } = way
    return shell.can(by) ? [{ sign: payment.sign, name, glyph, way: 'app' }] : []
  }

export const shellPay: ShellPay = {
  async listMethods(signal) {
    const shell = await connectShell()
    if (!shell) return null
    if (shell.can('applePay')) return appleMethods(signal)
    if (!shell.can('wechatPay') && !shell.can('alipay')) return null
    const payments = await listPayments('app', signal)
    const methods = (payments ?? []).flatMap(readIn(shell))
    // A server that does not know apps treats them as browsers.
    return methods.some(({ way }) => way === 'app') ? methods : null
  },
  async create(sign, orderNo) {
    const payment = await wayOf(sign)?.create(orderNo)
    return payment ? { sign, payment } : null
  },
  async pay({ sign, payment }) {
    const shell = await connectShell()
    const way = wayOf(sign)
    return shell && way ? shell.pay(way.by, payment) : 'failed'
  },
  hasApple: () => connectedShell()?.can('applePay') === true,
}
