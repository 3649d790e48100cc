/** The result of `wx.login`, to be exchanged for an openid (docs/backend/auth.md#mini-program-session). */
interface MiniSession {
  /** Works once, for 5 minutes. */
  code: string
}

/**
 * WeChat's signed statement of who the learner is, as the backend wants it (docs/backend/auth.md#mini-program-login).
 * The name is always 微信用户; what counts is the openid in the encrypted part.
 */
export interface MiniProfile {
  rawData: string
  signature: string
  encryptedData: string
  iv: string
}

export type OauthAction = 'login' | 'bind'
export type OauthApp = 'wechat' | 'qq'

/** What this browser asked WeChat or QQ for. */
export interface PendingOauth {
  /** Absent = WeChat. */
  app?: OauthApp
  action: OauthAction
  /** The target afterwards, in `formatLocation`'s form; '' = home. */
  returnTo: string
}

export interface LoginAdapter {
  /** `oauth`: the browser goes to WeChat and comes back. `session`: the mini-program's own login. */
  readonly kind: 'oauth' | 'session'
  /** OAuth works here, in WeChat's browser. Always false for `session`. */
  readonly canOauth: boolean
  /**
   * Remembers the request for 10 minutes. A later one replaces it.
   * @returns the nonce that the way back must carry; '' for `session`
   */
  storePending(pending: PendingOauth): string
  /** Takes the request of this nonce, once; `null` when this browser has started none. */
  takePending(nonce: string | undefined): PendingOauth | null
  /** The shortest full address of a page of this app; '' for `session`. */
  returnUrl(path: string): string
  /**
   * Removes a `login_code` from the address and the history.
   * @returns false when this visit has handled the code before; always false for `session`
   */
  claimCode(code: string): boolean
  /** @throws when WeChat refuses; `oauth` always throws */
  session(): Promise<MiniSession>
  /** Call it after `session`, whose key WeChat signs with. @throws when WeChat refuses; `oauth` always throws */
  profile(): Promise<MiniProfile>
}
