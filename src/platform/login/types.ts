/** What WeChat's phone button and profile give the backend (contract `core.md` 5.14 to 5.16). */
export interface MiniSession {
  /** For exchange into an openid; single use, 5 minutes. */
  code: string
}

export interface MiniProfile {
  rawData: string
  signature: string
  encryptedData: string
  iv: string
}

export interface LoginAdapter {
  /** `oauth`: the browser is sent to WeChat and comes back; `session`: mini-program session and phone button. */
  readonly kind: 'oauth' | 'session'
  /** OAuth makes sense here (inside WeChat's browser). Always false for `session`. */
  readonly canOauth: boolean
  /**
   * Leaves for the consent page; the way back is `/pages/auth/loading` with a `login_code`, guarded by a nonce
   * that this browser keeps for 10 minutes. No-op for `session`.
   */
  startOauth(options: { apiHost: string; action: 'login' | 'bind'; returnTo: string }): void
  /** Takes the pending nonce: the stored way back, or `null` when this browser has started nothing. Single use. */
  takePending(nonce: string | undefined): { action: 'login' | 'bind'; returnTo: string } | null
  /** @throws when WeChat refuses; `oauth` always throws */
  session(): Promise<MiniSession>
  /** @throws when the learner declines; `oauth` always throws */
  profile(): Promise<MiniProfile>
}
