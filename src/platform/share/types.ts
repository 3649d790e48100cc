/** Signature for the page's address, as the backend gives it (docs/backend/app.md#share-sdk). */
interface ShareSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
  jsApiList: string[]
  isDebug: boolean
}

/** What the server gives to share with. */
export interface ShareSdk {
  signature: ShareSignature
  /** The operator's, for pages that have none of their own; '' possible. */
  defaults: { title: string; desc: string; icon: string }
}

export interface ShareCard {
  /** '' = the operator's, else the academy's name; so is `desc`. */
  title: string
  desc: string
  siteName: string
  /** Absolute URL; '' = the operator's icon. */
  thumb: string
  /** In-app address with parameters, e.g. `/pages/course/show?id=7&msv=3`. */
  path: string
}

/** How a card can be handed on from here: by WeChat's own menu, by a sheet of the browser or of the operator's app, or only by its link. */
type ShareWay = 'menu' | 'sheet' | 'link'

export interface ShareAdapter {
  /** The address that a friend opens. */
  linkOf(path: string): string
  /** The same for whoever has no more than a browser; `site` is where the operator runs H5. '' = nobody has said. */
  webLinkOf(path: string, site: string): string
  /**
   * Makes `card` what WeChat's menu hands on. H5: inside WeChat only, signed once for the visit; elsewhere, and in the
   * mini-program (whose own share hooks do it), nothing.
   */
  publish(card: ShareCard, sign: (pageUrl: string) => Promise<ShareSdk | null>): Promise<void>
  /** `menu` only once WeChat has taken the card. */
  way(): ShareWay
}
