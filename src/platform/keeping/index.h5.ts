import type { Keeping } from './types'

/** Only Safari on phones and tablets has it: whether it was started from the home screen. */
const { standalone } = navigator as { standalone?: boolean }

let isAsked = false

export const keeping: Keeping = {
  ask() {
    if (isAsked) return
    isAsked = true
    // Missing on http and in old browsers.
    void navigator.storage?.persist?.().catch(() => undefined)
  },
  // An app's own WebView has no `Version`.
  isBrief: standalone === false && /version\/.*safari/i.test(navigator.userAgent),
}
