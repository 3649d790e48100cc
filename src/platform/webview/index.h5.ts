import type { Webview } from './types'

export const webview: Webview = {
  isEmbedded: false,
  openTab(url) {
    const tab = window.open(url, '_blank')
    // Cut by hand: with `noopener` the browser does not say whether the tab has opened.
    if (tab) tab.opener = null
    return tab !== null
  },
  replaceWith: (url) => window.location.replace(url),
}
