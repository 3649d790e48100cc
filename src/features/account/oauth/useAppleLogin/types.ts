interface AppleLogin {
  isBusy: boolean
  /** Why the login failed. */
  message: string | undefined
  start(): void
}

/** Null = this device has no Sign in with Apple, or the server does not take it. */
export type UseAppleLogin = (redirect: string) => AppleLogin | null
