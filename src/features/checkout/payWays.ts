import type { Payment } from '@/api/order'
import type { IconName } from '@/components/Icon'

import { texts } from './texts'

type PayWay =
  /** The browser is sent to a gateway (BASE). */
  | 'redirect'
  /** The server's own cashier asks for the method (HEAD). */
  | 'hosted'
  /** WeChat's pay sheet (mini-program). */
  | 'mini'
  /** WeChat's or Alipay's app, which the operator's own app opens. */
  | 'app'
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
  glyph: IconName
  way: PayWay
}

export const transferSign = 'handPay'
export const balanceSign = 'credit2'

/**
 * The signs that can be paid with here (docs/backend/orders.md#gateways, #other-payments), by our names and marks: the
 * server's pictures are wide and have words in them.
 */
const known = new Map<string, Pick<PayMethod, 'name' | 'glyph' | 'way'>>([
  ['alipay', { name: texts.alipay, glyph: 'alipay', way: 'redirect' }],
  ['wechat-jsapi', { name: texts.wechatPay, glyph: 'wechat', way: 'redirect' }],
  ['wechat_h5', { name: texts.wechatPay, glyph: 'wechat', way: 'redirect' }],
  [transferSign, { name: texts.transferPay, glyph: 'bank', way: 'transfer' }],
  [balanceSign, { name: texts.balancePay, glyph: 'wallet', way: 'balance' }],
])

export const hostedMethod: PayMethod = {
  sign: '',
  name: texts.goPay,
  glyph: 'wallet',
  way: 'hosted',
}

/** What the server offers and this client can do, unknown signs skipped. Null = it has its own cashier. */
export const methodsOf = (payments: Pick<Payment, 'sign'>[] | null): PayMethod[] =>
  payments === null
    ? [hostedMethod]
    : payments.flatMap(({ sign }) => {
        const kind = known.get(sign)
        return kind ? [{ sign, ...kind }] : []
      })

/**
 * At once, on somebody else's page, from the balance, which a tap spends without another question, in another browser,
 * by hand. The server's order is that of its signs.
 */
const ranks: Record<PayWay, number> = {
  mini: 0,
  app: 0,
  redirect: 1,
  hosted: 1,
  balance: 2,
  link: 3,
  site: 3,
  transfer: 4,
}

interface Circumstances {
  /** Money for the balance is not paid from it. */
  isTopUp?: boolean
  /** A bank transfer would come too late. */
  isUrgent: boolean
  /** The operator's site has an address. */
  hasSite: boolean
}

/** Those that can pay for this, the quickest first. A bank transfer takes no browser: it comes instead of one. */
export function usableMethods(methods: PayMethod[], { isTopUp, isUrgent, hasSite }: Circumstances): PayMethod[] {
  const hasTransfer = !isUrgent && methods.some(({ way }) => way === 'transfer')
  const isUsable: Partial<Record<PayWay, boolean>> = {
    balance: !isTopUp,
    transfer: hasTransfer,
    link: !hasTransfer,
    site: !hasTransfer && hasSite,
  }
  return methods.filter(({ way }) => isUsable[way] ?? true).sort((one, other) => ranks[one.way] - ranks[other.way])
}
