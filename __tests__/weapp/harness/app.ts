import { appJson } from './build'
import { createContainer } from './container'
import { PageContainers } from './pageContainers'
import { callPage, Pages, parseUrl } from './pages'
import { Screen } from './screen'
import { createWx, type WxOptions } from './wx'

export interface LaunchOptions extends Partial<Pick<WxOptions, 'platform' | 'stored' | 'savedFiles'>> {
  sandboxUrl: string
  /** The page that opens first, as from a share card; by default the app's first page. */
  url?: string
  /** The number that WeChat gives to the phone button. */
  phone?: string
  /** WeChat's scene number; 1154 = from the timeline, a single page. */
  scene?: number
  /** The phone has no network at the start. */
  isOffline?: boolean
  /** Called at each `setData`, with its size in bytes. */
  onSetData?: (bytes: number) => void
  /** Settings of a build for an academy (`--customer-service` ...). The tested build has none. */
  built?: ZhituWindowConfig
}

/** The tested build's settings, as they are compiled in (config/index.ts). */
const builtSettings = '{disabledComment:!1}'

/** How long WeChat lets an app in the background go on with its calls. */
const backgroundMs = 5_000

export function startApp(options: LaunchOptions) {
  const {
    sandboxUrl,
    platform = 'android',
    stored = new Map(),
    savedFiles = new Map(),
    phone = '13912345678',
  } = options
  const { isOffline = false, scene = 1001, built } = options
  const start = parseUrl(options.url ?? appJson.pages[0] ?? '')
  const errors: string[] = []
  const timers = new Set<NodeJS.Timeout>()
  let largest = { page: '', bytes: 0 }
  const sent = { calls: 0, bytes: 0 }
  let app: Record<string, unknown> = {}
  let isClosed = false

  const pages: Pages = new Pages((file) => load(file), {
    onSetData(page, bytes) {
      sent.calls += 1
      sent.bytes += bytes
      options.onSetData?.(bytes)
      if (bytes > largest.bytes) largest = { page, bytes }
    },
    onDrawn(page) {
      containers.follow(page)
      view.lookAgain()
    },
    takesBack: (page) => containers.takesBack(page),
  })
  const screen: Screen = new Screen({
    top: () => pages.top,
    answer: (openType) => wx.answer(openType),
    tap: (press) => wx.authority.tap(press),
  })
  const containers: PageContainers = new PageContainers(screen)
  const cover = { hide: () => hide(), show: () => show() }
  const device = { sandboxUrl, platform, stored, savedFiles, phone, isOffline, start, scene }
  const wx = createWx({ ...device, pages, screen, cover })
  const { network, sockets, view, privacy, files, authority } = wx

  const timer = (make: typeof setTimeout | typeof setInterval) => (run: () => void, ms?: number) => {
    if (isClosed) return undefined
    const handle = make(run, ms)
    timers.add(handle)
    return handle
  }
  const silent = () => undefined
  const globals = {
    wx: wx.all,
    App: (definition: Record<string, unknown>) => void (app = definition),
    Page: pages.define,
    Component: silent,
    Behavior: silent,
    getApp: () => app,
    getCurrentPages: () => [...pages.stack],
    console: {
      log: silent,
      info: silent,
      debug: silent,
      warn: silent,
      error: (...parts: unknown[]) => void errors.push(parts.map(String).join(' ')),
    },
    setTimeout: timer(setTimeout),
    setInterval: timer(setInterval),
    clearTimeout,
    clearInterval,
  }
  let timesBuilt = 0
  const withSettings = (text: string) =>
    text.replace(builtSettings, () => {
      timesBuilt++
      return JSON.stringify({ disabledComment: false, ...built })
    })
  const load = createContainer(globals, built && withSettings)

  const callApp = (method: string, ...args: unknown[]) => {
    const run = app[method]
    if (typeof run === 'function') Reflect.apply(run, app, args)
  }
  let isHidden = false
  let patience: NodeJS.Timeout | undefined
  const interrupt = () => {
    network.interrupt()
    sockets.cut()
  }
  function hide(): void {
    if (isHidden || isClosed) return
    isHidden = true
    callPage(pages.top, 'onHide')
    callApp('onHide')
    wx.device.hide()
    patience = setTimeout(interrupt, backgroundMs)
  }
  function show(): void {
    if (!isHidden || isClosed) return
    isHidden = false
    clearTimeout(patience)
    network.resume()
    callApp('onShow', launch)
    wx.device.show()
    callPage(pages.top, 'onShow')
  }

  load('app.js')
  if (built && timesBuilt !== 1) throw new Error(`The build has its settings ${timesBuilt} times`)
  const launch = wx.all.getLaunchOptionsSync()
  callApp('onLaunch', launch)
  callApp('onShow', launch)
  pages.reLaunch(start)

  return {
    page: screen,
    /** Enters again through a share card. The page stack is cleared. */
    open(url: string) {
      wx.enter(parseUrl(url))
      pages.reLaunch(parseUrl(url))
    },
    /** As `open`; WeChat tells the app some time before it clears the page stack. */
    async openSlowly(url: string): Promise<void> {
      wx.enter(parseUrl(url))
      await new Promise((resolve) => setTimeout(resolve, 200))
      pages.reLaunch(parseUrl(url))
    },
    /** Opens a page that this app does not have. WeChat obeys only what the app does at once. */
    openMissing: (url: string) => wx.missPage(parseUrl(url)),
    /** Returns to the app. WeChat reports how it was last opened. */
    show: (url: string) => wx.enter(parseUrl(url)),
    /** The learner goes to another app. @param isLong WeChat's patience with what the app still does is over */
    background({ isLong = false } = {}): void {
      hide()
      if (isLong) interrupt()
    },
    /** The learner comes back from there. */
    foreground: show,
    isAway: () => isHidden,
    /** Keeps WeChat's own views (album, pay sheet ...) open. @returns a function that closes them */
    holdViews: () => wx.apis.holdViews(),
    /** Presses an entry of WeChat's own tab bar. */
    tab(label: string) {
      const entry = appJson.tabBar.list.find(({ text }) => text === label)
      if (!entry) throw new Error(`The tab bar has no ${label}`)
      pages.switchTab(parseUrl(entry.pagePath))
    },
    pullDown: () => void callPage(pages.top, 'onPullDownRefresh'),
    /** What the top page shares with a friend from WeChat's menu. */
    share: () => callPage(pages.top, 'onShareAppMessage', { from: 'menu' }),
    /** As `share`, by a button of the page. */
    shareByButton: () => callPage(pages.top, 'onShareAppMessage', { from: 'button' }),
    /** As `share`, for the timeline. */
    shareTimeline: () => callPage(pages.top, 'onShareTimeline'),
    /** The top page keeps "back" for a layer over it. */
    isGuarded: () => containers.isShown(pages.top),
    /** WeChat's own back arrow. */
    back: () => pages.navigateBack(1),
    /** As `back`, from a video that plays: it goes on in the small window, and its page is kept. */
    backToSmallWindow(): void {
      if (!screen.findAll('video').some((video) => [video.attribute('picture-in-picture-mode')].flat().includes('pop')))
        throw new Error('No video of this page goes on in the small window')
      pages.backFromVideo()
    },
    hasSmallWindow: () => pages.inSmallWindow !== undefined,
    closeSmallWindow: () => pages.closeSmallWindow(),
    /** Presses the small window, which leads to its page. */
    openSmallWindow: () => pages.openSmallWindow(),
    /** An event of the video in the small window. */
    raiseInSmallWindow(type: string, detail: object = {}): void {
      const page = pages.inSmallWindow
      const video = page && screen.rootOf(page).all.find(({ tag }) => tag === 'video')
      if (!video) throw new Error('There is no small window')
      screen.raise(video, type, detail, {}, page)
    },
    /** Parameters of the top page, not decoded. */
    query: () => ({ ...pages.top.options }),
    /** Routes of the open pages, oldest first. */
    stack: () => pages.stack.map(({ route }) => route),
    requests: () => [...network.sent],
    /** The calls of one kind, such as `POST /api/v2/logout`. */
    callsTo: (call: string) => network.sent.filter((sent) => sent.call === call),
    toasts: () => [...view.toasts],
    videoCalls: () => [...view.videoCalls],
    seen: wx.seen,
    /** Scrolls the page with a finger. */
    scrollTo(topPx: number) {
      screen.touch()
      view.scrollTo(topPx)
    },
    scrollTopPx: view.scrollTopPx,
    /** Whether an element is inside the frame of its `<scroll-view>`. */
    isInBox: view.isInBox,
    /** The learner's answer when WeChat asks for consent to the privacy guideline. */
    willConsent: (isWilling: boolean) => void (privacy.isWilling = isWilling),
    privacy: () => ({ isGiven: privacy.isGiven, timesAsked: privacy.timesAsked }),
    photograph: files.photograph,
    sentToChat: files.sentToChat,
    /** The next file that the learner picks from a chat. */
    putInChat: files.putInChat,
    /** The number of running cameras. A camera of a hidden page runs on. */
    cameraCount: () =>
      pages.stack.flatMap((page) => screen.rootOf(page).all.filter(({ tag }) => tag === 'camera')).length,
    /** The learner has refused this permission before: `scope.camera`, `scope.writePhotosAlbum`. */
    forbid: (scope: string) => authority.forbid(scope),
    /** Whether the learner grants refused permissions in WeChat's settings. */
    willTakeBack: (isWilling: boolean) => void (authority.isStubborn = !isWilling),
    /** The phone's own settings deny WeChat what the learner grants here. */
    block: () => void (authority.isBlocked = true),
    /** How often the learner was led to WeChat's settings. */
    timesInSettings: () => authority.timesInSettings,
    /** Content of a temporary file. */
    openFile: wx.openFile,
    largestSetData: () => ({ ...largest }),
    /** For all pages since the start. */
    setDataTotals: () => ({ ...sent }),
    /** The next call of this `wx` function (or open type) fails with this reason. */
    refuse: (name: string, reason: string) => wx.apis.refuse(name, reason),
    /** The next call of this function of `wx` throws. */
    crash: (name: string) => wx.apis.crash(name),
    /** The number of calls that failed in this way. */
    timesRefused: () => wx.apis.timesRefused,
    /** Cuts or restores the network. */
    /** Turns a tablet: its window gets this width, px. */
    resize: (widthPx: number): void => wx.resize(widthPx, 1024),
    connect(isOn: boolean): void {
      if (!isOn) sockets.cut()
      network.connect(isOn)
    },
    socketCount: sockets.count,
    holdSockets: sockets.hold,
    /** What the app has written to `console.error` since the last call. */
    takeErrors: () => errors.splice(0),
    close() {
      isClosed = true
      clearTimeout(patience)
      pages.closeAll()
      sockets.cut()
      timers.forEach((handle) => clearTimeout(handle))
    },
  }
}

export type App = ReturnType<typeof startApp>
