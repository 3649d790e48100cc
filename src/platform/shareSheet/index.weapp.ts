import type { BrowserSheet } from './types'

/** The mini-program has WeChat's panel instead. */
export const browserSheet: BrowserSheet = {
  preloadThumb: () => undefined,
  open: async () => false,
}
