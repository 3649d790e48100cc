import type { Apis } from './api'

/** The learner's decisions in WeChat about camera, album and so on. */
export class Authority {
  readonly settled: Record<string, boolean> = {}
  timesInSettings = 0
  /** WeChat opens its settings only in a tap: an answer of WeChat's that is waited for in between is too long. */
  isInTap = false
  /** The phone itself keeps WeChat from the album, whatever WeChat's settings say. */
  isBlocked = false
  /** The learner returns from the settings without a change. */
  isStubborn = false

  /** The learner has refused once, so WeChat does not ask again. */
  forbid(scope: string): void {
    this.settled[scope] = false
  }

  require(scope: string): void {
    if (this.settled[scope] === false) throw new Error('auth deny')
    this.settled[scope] = true
    if (this.isBlocked) throw new Error('system permission denied')
  }

  tap(): void {
    this.isInTap = true
    setImmediate(() => (this.isInTap = false))
  }

  takeBack(): void {
    if (!this.isInTap) throw new Error('can only be invoked by user TAP gesture.')
    this.timesInSettings += 1
    if (this.isStubborn) return
    for (const scope of Object.keys(this.settled)) this.settled[scope] = true
  }
}

export const createAuthority = (apis: Apis, authority: Authority) => ({
  getSetting: apis.define('getSetting', async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return { authSetting: authority.settled }
  }),
  openSetting: apis.defineView('openSetting', () => {
    authority.takeBack()
    return { authSetting: authority.settled }
  }),
})
