import type { BrowserSheet } from './types'

/** WeChat's panel does it. */
export const browserSheet: BrowserSheet = {
  prepare: () => undefined,
  offer: async () => false,
}
