/** What an operator may set in `config.js` beside `index.html`, without a rebuild. Empty values are ignored. */
interface ZhituWindowConfig {
  appName?: string
  /** The next five are read by `npm run brand`, which writes them into the build. */
  description?: string
  siteUrl?: string
  brandColor?: string
  icon?: string
  scriptHosts?: string[]
  apiHost?: string
  goHost?: string
  userProtocolUrl?: string
  privacyProtocolUrl?: string
  vipProtocolUrl?: string
  purchaseProtocolUrl?: string
  disabledComment?: boolean
  mapKey?: string
  workOrderUrl?: string
  customerService?: string
  reportUrl?: string
  /** The operator's own app that shows this installation, where its agent does not say so. */
  shell?: '' | 'IOS' | 'ANDROID'
}

/** How an operator's own app listens to the page (docs/SHELL.md). */
interface ShellPort {
  postMessage(text: string): void
}

interface Window {
  __ZHITU__?: ZhituWindowConfig
  ZhituShell?: ShellPort
  webkit?: { messageHandlers?: { ZhituShell?: ShellPort } }
}

interface WindowEventMap {
  /** The app's answers, as JSON text. */
  zhitushell: MessageEvent
}
