/** A signature of the page's address, from the backend (docs/backend/app.md#share-sdk). */
interface ShareSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
  jsApiList: string[]
  isDebug: boolean
}

/** The server's data for sharing. */
export interface ShareSdk {
  signature: ShareSignature
  /** The operator's texts, for pages without their own; '' is possible. */
  defaults: { title: string; desc: string; icon: string }
}

export interface ShareCard {
  /** '' = the operator's text, else the academy's name. The same holds for `desc`. */
  title: string
  desc: string
  siteName: string
  /** Absolute URL; '' = the operator's icon. */
  thumb: string
  /** In-app address with parameters, e.g. `/pages/course/show?id=7&msv=3`. */
  path: string
}

/**
 * The way to share a card here: WeChat's own menu, a sheet of the browser or of the operator's app, or only its link.
 */
type ShareWay = 'menu' | 'sheet' | 'link'

export interface ShareAdapter {
  /** The address that a friend opens. */
  linkOf(path: string): string
  /** The address for people with only a browser; `site` is the operator's H5 address. '' = unknown. */
  webLinkOf(path: string, site: string): string
  /**
   * Makes `card` the one that WeChat's menu shares. H5: only inside WeChat; the page is signed once per visit.
   * Elsewhere, and in the mini-program with its own share hooks, a no-op.
   */
  publish(card: ShareCard, sign: (pageUrl: string) => Promise<ShareSdk | null>): Promise<void>
  /** `menu` only after WeChat has accepted the card. */
  way(): ShareWay
}
