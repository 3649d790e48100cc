interface Hold {
  /** The page's path, as the router has it: nothing is held while another page is on top. */
  path: string
  /** Where the page's own way back leads when no page is behind it. */
  abovePath: string
  /** What WeChat asks with. */
  text: string
  /** H5: a way back was taken, the browser's or the page's own, with no layer open; the page is still there. */
  onBack: () => void
}

/**
 * Keeps the learner on the page until it is let go, which the answer does. H5: a way back calls `onBack` instead of
 * leaving, and the browser asks, in its own words, before it closes or reloads. Mini-program: WeChat asks
 * before every way back.
 */
export type HoldPage = (hold: Hold) => () => void
