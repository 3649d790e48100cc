/** What an operator's own app can do for the page in it (docs/SHELL.md). */
export type ShellAbility = 'wechatPay' | 'alipay' | 'applePay' | 'appleLogin' | 'share' | 'scan'

/** Apple has taken the money for it, so the server must hear of it, whatever happens. */
export interface ApplePurchase {
  orderNo: string
  transactionId: string
  /** Signed by Apple. */
  receipt: string
}

export interface AppleIdentity {
  /** Signed by Apple, for one login. */
  identityToken: string
  /** Stays the same for all logins of a person in one app. */
  user: string
  /** Apple tells it only at the first login; '' = not given. */
  nickname: string
}

/** The end of a payment, as far as the app knows. `unknown`: it has not answered, so the money may have been taken. */
export type ShellOutcome = 'paid' | 'cancelled' | 'failed' | 'unknown'

export interface AppShell {
  can(ability: ShellAbility): boolean
  /** @param payment from the server, for the app's SDK */
  pay(by: 'wechatPay' | 'alipay', payment: Record<string, string>): Promise<ShellOutcome>
  buyApple(product: { productId: string; orderNo: string }): Promise<ApplePurchase | Exclude<ShellOutcome, 'paid'>>
  /** Purchases that are not finished, other members' too; [] when the app does not say. */
  listApplePurchases(): Promise<ApplePurchase[]>
  /** The server has delivered it: Apple need not report it any more. */
  finishApplePurchase(transactionId: string): Promise<void>
  signInWithApple(): Promise<AppleIdentity | 'cancelled' | 'failed'>
  /** False = the sheet could not be opened. Changing one's mind is no failure. */
  share(card: { title: string; text: string; url: string; image: string }): Promise<boolean>
  /** Null = nothing was scanned. */
  scan(): Promise<string | null>
}
