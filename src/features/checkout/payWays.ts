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

export const hostedMethod: PayMethod = {
  sign: '',
  name: texts.goPay,
  icon: '',
  glyph: 'wallet',
  way: 'hosted',
}

/** What the server offers and this client can do, unknown signs skipped. Null = it has its own cashier. */
export const methodsOf = (payments: Payment[] | null): PayMethod[] =>
  payments === null
    ? [hostedMethod]
    : payments.flatMap((payment) => {
        const kind = known.get(payment.sign)
        return kind ? [{ ...payment, ...kind }] : []
      })
