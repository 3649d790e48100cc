/** What an operator may set in `config.js` beside `index.html`, without a rebuild. Empty values are ignored. */
interface ZhituWindowConfig {
  appName?: string
  apiHost?: string
  goHost?: string
  userProtocolUrl?: string
  privacyProtocolUrl?: string
  vipProtocolUrl?: string
  purchaseProtocolUrl?: string
  disabledComment?: boolean
  mapKey?: string
  workOrderUrl?: string
  reportUrl?: string
}

interface Window {
  __ZHITU__?: ZhituWindowConfig
}
