import type { Webview } from './types'

export const webview: Webview = {
  isEmbedded: false,
  openTab(url) {
    const tab = window.open(url, '_blank')
    // Cleared by hand, because with `noopener` the browser does not report whether the tab has opened.
    if (tab) tab.opener = null
    return tab !== null
  },
  replaceWith: (url) => window.location.replace(url),
}
