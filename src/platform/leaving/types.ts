interface Hold {
  /** The router's path of the page. Nothing is held while another page is on top. */
  path: string
  /** Where the page's own way back leads when no page is behind it. */
  abovePath: string
  /** WeChat's question. */
  text: string
  /** H5: the learner went back, by the browser or the page, with no layer open; the page is still there. */
  onBack: () => void
}

/**
 * Keeps the learner on the page until the returned function lets go. H5: a way back calls `onBack` instead of leaving,
 * and the browser asks in its own words before it closes or reloads. Mini-program: WeChat asks before every way back.
 */
export type HoldPage = (hold: Hold) => () => void
