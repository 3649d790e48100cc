/** Signature for the page's address, as the backend gives it (spec, part 3). */
export interface ShareSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
  jsApiList: string[]
  isDebug: boolean
}

export interface ShareCard {
  title: string
  desc: string
  /** Absolute URL, or ''. */
  thumb: string
  /** In-app address with parameters, e.g. `/pages/course/show?id=7&msv=3`. */
  path: string
}

export interface ShareAdapter {
  /** The address that a friend opens. */
  linkOf(path: string): string
  /**
   * Makes `card` what WeChat shares for this page. H5: inside WeChat only, signed once for the visit;
   * elsewhere, and in the mini-program (whose own share hooks do it), nothing.
   */
  publish(card: ShareCard, sign: (pageUrl: string) => Promise<ShareSignature | null>): Promise<void>
}
