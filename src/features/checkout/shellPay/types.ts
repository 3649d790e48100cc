import type { ShellOutcome } from '@/platform/appShell/types'

import type { PayMethod } from '../payWays'

/** What the server gives for one order's payment in WeChat's or Alipay's app. */
export interface AppPayment {
  sign: string
  payment: Record<string, string>
}

/** Paying by the operator's own app around this page (docs/SHELL.md). H5 only. */
export interface ShellPay {
  /** Null = pay as in a browser. */
  listMethods(signal: AbortSignal): Promise<PayMethod[] | null>
  /** The order then belongs to this gateway. Null = none of the app's ways. @throws ApiError */
  create(sign: string, orderNo: string): Promise<AppPayment | null>
  pay(payment: AppPayment): Promise<ShellOutcome>
}
