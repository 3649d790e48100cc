import type { Webview } from './types'

export const webview: Webview = {
  isEmbedded: true,
  openTab: () => false,
  replaceWith: () => undefined,
}
