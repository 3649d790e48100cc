import type { ShellOutcome } from '@/platform/appShell/types'

import type { PayMethod } from '../payWays'

/** The server's data for one payment in WeChat's or Alipay's app. */
export interface AppPayment {
  sign: string
  payment: Record<string, string>
}

/** Payment by the operator's own app around this page (docs/SHELL.md). H5 only. */
export interface ShellPay {
  /** Null = pay as in a browser. */
  listMethods(signal: AbortSignal): Promise<PayMethod[] | null>
  /** The order then belongs to this gateway. Null = not one of the app's ways. @throws ApiError */
  create(sign: string, orderNo: string): Promise<AppPayment | null>
  pay(payment: AppPayment): Promise<ShellOutcome>
  /** Coins are to be had in Apple's store alone, at its prices. False until the app has answered. */
  hasApple(): boolean
}
