/** Result of `wx.login`, to be exchanged for an openid (contract `core.md` 5.14). */
export interface MiniSession {
  /** Single use, 5 minutes. */
  code: string
}

/** WeChat's user profile as the backend wants it (contract `core.md` 5.15 and 5.16). */
export interface MiniProfile {
  rawData: string
  signature: string
  encryptedData: string
  iv: string
}

export type OauthAction = 'login' | 'bind'
export type OauthApp = 'wechat' | 'qq'

/** What this browser asked WeChat, or QQ, for. */
export interface PendingOauth {
  /** Absent = WeChat. */
  app?: OauthApp
  action: OauthAction
  /** Where to go afterwards, in `formatTarget`'s form; '' = home. */
  returnTo: string
}

export interface LoginAdapter {
  /** `oauth`: the browser is sent to WeChat and comes back. `session`: the mini-program's own. */
  readonly kind: 'oauth' | 'session'
  /** OAuth makes sense here (inside WeChat's browser). Always false for `session`. */
  readonly canOauth: boolean
  /**
   * Notes for 10 minutes what WeChat is about to be asked; a later note takes the place of an earlier one.
   * @returns the nonce that the way back has to carry; '' for `session`
   */
  keepPending(pending: PendingOauth): string
  /** Takes the note of this nonce; `null` when this browser has started nothing. Single use. */
  takePending(nonce: string | undefined): PendingOauth | null
  /** The full address of an in-app page, as short as it can be; '' for `session`. */
  returnUrl(path: string): string
  /**
   * Takes a `login_code` out of the address and the history.
   * @returns false when this visit has handled the code before; always false for `session`
   */
  claimCode(code: string): boolean
  /** @throws when WeChat refuses; `oauth` always throws */
  session(): Promise<MiniSession>
  /** To be called from a tap. @throws when the learner declines; `oauth` always throws */
  profile(): Promise<MiniProfile>
}
