interface AppleLogin {
  isBusy: boolean
  /** Why it did not succeed. */
  message: string | undefined
  start(): void
}

/** Sign in with Apple; null = there is none here, or the server does not take it. */
export type UseAppleLogin = (redirect: string) => AppleLogin | null
