/** What an operator's own app may do for the page that it shows (docs/SHELL.md). */
export type ShellAbility = 'wechatPay' | 'alipay' | 'applePay' | 'appleLogin' | 'share' | 'scan'

/** A purchase that Apple has taken the money for: the server has to hear of it, whatever happens. */
export interface ApplePurchase {
  orderNo: string
  transactionId: string
  /** Sealed by Apple. */
  receipt: string
}

/** Who Apple says it is. */
export interface AppleIdentity {
  /** Sealed by Apple, for one login. */
  identityToken: string
  /** The same for all logins of a person in one app. */
  user: string
  /** Apple tells it at the first time alone; '' = not told. */
  nickname: string
}

/**
 * How something with money ended, as far as the app knows. `unknown`: it has not answered, so the money may have been
 * taken.
 */
export type ShellOutcome = 'paid' | 'cancelled' | 'failed' | 'unknown'

export interface AppShell {
  can(ability: ShellAbility): boolean
  /** @param payment what the server gives for the app's SDK */
  pay(by: 'wechatPay' | 'alipay', payment: Record<string, string>): Promise<ShellOutcome>
  buyApple(product: { productId: string; orderNo: string }): Promise<ApplePurchase | Exclude<ShellOutcome, 'paid'>>
  /** Bought and not yet finished, also by other members; [] when the app does not say. */
  listApplePurchases(): Promise<ApplePurchase[]>
  /** The server has delivered it: Apple need not remind of it any more. */
  finishApplePurchase(transactionId: string): Promise<void>
  signInWithApple(): Promise<AppleIdentity | 'cancelled' | 'failed'>
  /** False = it could not be opened; a change of mind is no failure. */
  share(card: { title: string; text: string; url: string; image: string }): Promise<boolean>
  /** What was scanned; null = nothing. */
  scan(): Promise<string | null>
}
