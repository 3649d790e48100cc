/** Result of `wx.login`, to be exchanged for an openid (docs/backend/auth.md#mini-program-session). */
interface MiniSession {
  /** Single use, 5 minutes. */
  code: string
}

/**
 * WeChat's signed word on who the learner is, as the backend wants it (docs/backend/auth.md#mini-program-login). The name
 * in it is 微信用户 for everybody; what counts is the openid in the encrypted part.
 */
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
  /** Where to go afterwards, in `formatLocation`'s form; '' = home. */
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
  /** To be called after `session`, whose key WeChat signs with. @throws when WeChat refuses; `oauth` always throws */
  profile(): Promise<MiniProfile>
}
