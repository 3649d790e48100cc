import type { Apis } from './api'

/** The learner's decisions in WeChat about camera, album and so on. */
export class Authority {
  readonly settled: Record<string, boolean> = {}
  timesInSettings = 0
  /** The learner returns from the settings without a change. */
  isStubborn = false

  /** The learner has refused once, so WeChat does not ask again. */
  forbid(scope: string): void {
    this.settled[scope] = false
  }

  require(scope: string): void {
    if (this.settled[scope] === false) throw new Error('auth deny')
    this.settled[scope] = true
  }

  takeBack(): void {
    this.timesInSettings += 1
    if (this.isStubborn) return
    for (const scope of Object.keys(this.settled)) this.settled[scope] = true
  }
}

export const createAuthority = (apis: Apis, authority: Authority) => ({
  getSetting: apis.define('getSetting', () => ({ authSetting: authority.settled })),
  openSetting: apis.define('openSetting', () => {
    authority.takeBack()
    return { authSetting: authority.settled }
  }),
})
