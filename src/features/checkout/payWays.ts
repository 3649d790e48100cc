import { type Payment, transferSign } from '@/api/order'
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
  /** At the server's own cashier. Its address is copied for the phone's browser (mini-program, HEAD). */
  | 'link'
  /**
   * On the H5 site. Its cashier's address is copied for the phone's browser; nothing is ordered here (mini-program).
   */
  | 'site'
  /** By hand, to a bank account. */
  | 'transfer'
  /** From the account's balance. */
  | 'balance'

export interface PayMethod {
  /** '' = none. */
  sign: string
  name: string
  glyph: IconName
  way: PayWay
}

export const balanceSign = 'credit2'

/**
 * Signs that can be paid with here (docs/backend/orders.md#gateways, #other-payments), with our names and marks: the
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

/** What the server offers and this client can do; unknown signs are skipped. Null = the server has its own cashier. */
export const methodsOf = (payments: Pick<Payment, 'sign'>[] | null): PayMethod[] =>
  payments === null
    ? [hostedMethod]
    : payments.flatMap(({ sign }) => {
        const kind = known.get(sign)
        return kind ? [{ sign, ...kind }] : []
      })

/**
 * In this order: at once, on another page, from the balance (which a tap spends without a question), in another
 * browser, by hand. The server orders by sign.
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
  /** A top-up cannot be paid from the balance. */
  isTopUp?: boolean
  /** A bank transfer would come too late. */
  isUrgent: boolean
  /** A pay sheet was opened for the order: the server takes nothing from the balance for it any more. */
  hasSheet?: boolean
  /** The operator's site has an address. */
  hasSite: boolean
}

/** Those that can pay for this, quickest first. A bank transfer needs no browser, so it replaces one. */
export function usableMethods(
  methods: PayMethod[],
  { isTopUp, isUrgent, hasSite, hasSheet }: Circumstances,
): PayMethod[] {
  const hasTransfer = !isUrgent && methods.some(({ way }) => way === 'transfer')
  const isUsable: Partial<Record<PayWay, boolean>> = {
    balance: !isTopUp && !hasSheet,
    transfer: hasTransfer,
    link: !hasTransfer,
    site: !hasTransfer && hasSite,
  }
  return methods.filter(({ way }) => isUsable[way] ?? true).sort((one, other) => ranks[one.way] - ranks[other.way])
}
