/** What an operator may set in `config.js` beside `index.html`, without a rebuild. Empty values are ignored. */
interface ZhituWindowConfig {
  appName?: string
  /** Address of a picture, shown until the server has said which is its own. */
  logo?: string
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
  /** False: the app is not kept for a start without a network, and what was kept goes. */
  offline?: boolean
  mapKey?: string
  workOrderUrl?: string
  /** Domains of the operator's other sites, with commas between. */
  webHosts?: string
  subtitleUrl?: string
  pictureQuery?: string
  customerService?: string
  reportUrl?: string
  /** Gets the pages that are opened and what is bought, each as JSON. */
  statsUrl?: string
  /** The same for a script of the operator's own. */
  onStats?: (event: ZhituStatsEvent) => void
  /** The poster's own three colours, `#rrggbb`: of the mini-program's build; on H5 they stand in the page. */
  posterColors?: string
  /** The operator's own app that shows this installation, where its agent does not say so. */
  shell?: '' | 'IOS' | 'ANDROID'
}

/** What an operator's statistics are told (docs/DEPLOY.md). Nothing of it says who the learner is. */
type ZhituStatsEvent =
  | {
      kind: 'page'
      /** `/pages/course/show?id=5`: the route, and the thing that it shows. */
      page: string
    }
  | {
      kind: 'purchase'
      orderNo: string
      /** Kind of goods (docs/GLOSSARY.md). */
      type: string
      id: number
      name: string
      /** What was due; null = the server does not say. */
      yuan: number | null
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
