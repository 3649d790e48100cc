import type { BrowserSheet } from './types'

/** The mini-program has WeChat's panel instead. */
export const browserSheet: BrowserSheet = {
  prepare: () => undefined,
  offer: async () => false,
}
