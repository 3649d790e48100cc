import type { Apis } from './api'

const refusal = 'privacy permission is not authorized'

/** The academy's privacy guideline. WeChat asks for consent before anything personal, until it is given. */
export class Privacy {
  /** The learner's answer. */
  isWilling = true
  timesAsked = 0
  private hasAgreed = false

  /** @throws as WeChat does when the learner declines */
  require(): void {
    if (this.hasAgreed) return
    this.timesAsked++
    if (!this.isWilling) throw new Error(refusal)
    this.hasAgreed = true
  }

  get isGiven(): boolean {
    return this.hasAgreed
  }
}

export const createPrivacy = (apis: Apis, privacy: Privacy) => ({
  requirePrivacyAuthorize: apis.define('requirePrivacyAuthorize', async () => {
    await new Promise((resolve) => setTimeout(resolve))
    privacy.require()
  }),
})
