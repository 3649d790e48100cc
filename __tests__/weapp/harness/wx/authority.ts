import type { Apis } from './api'
import type { Platform } from './device'

/** The learner's decisions in WeChat about camera, album and so on. */
export class Authority {
  readonly settled: Record<string, boolean> = {}
  timesInSettings = 0
  /** What WeChat does only in a tap (its settings, the calendar) may begin now, once. */
  private isInTap = false
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

  constructor(private readonly platform: Platform) {}

  /** An answer of WeChat's that is waited for is too long for a tap; on iOS a promise is, too. */
  tap(press: () => void): void {
    const end = () => void (this.isInTap = false)
    this.isInTap = true
    press()
    if (this.platform === 'ios') end()
    else setImmediate(end)
  }

  useTap(): void {
    if (!this.isInTap) throw new Error('can only be invoked by user TAP gesture.')
    this.isInTap = false
  }

  takeBack(): void {
    this.useTap()
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
