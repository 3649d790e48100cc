import type { Url } from '../pages'

export type Platform = 'android' | 'ios' | 'windows'

type Lost = { path: string; query: Url['query'] }

/** The phone, the launch and the app's own state. */
export function createDevice(platform: Platform, { route, query }: Url, scene: number) {
  const launch = { path: route, query, scene, referrerInfo: {} }
  const none = () => undefined
  const watchers = new Set<(entry: typeof launch) => void>()
  const hidden = new Set<() => void>()
  const lost = new Set<(page: Lost) => void>()
  const resizers = new Set<(change: { size: object }) => void>()
  let size = { windowWidth: 375, windowHeight: 812 }
  return {
    /** A share card opens the running app. */
    enter: (url: Url) => watchers.forEach((tell) => tell({ ...launch, path: url.route, query: url.query })),
    /** The app comes to the front as it was last opened. */
    show: () => watchers.forEach((tell) => tell(launch)),
    hide: () => hidden.forEach((tell) => tell()),
    /** A card leads to a page that does not exist. What follows must begin before this returns. */
    missPage: (url: Url) => lost.forEach((tell) => tell({ path: url.route, query: url.query })),
    /** A tablet is turned. */
    resize(windowWidth: number, windowHeight: number): void {
      size = { windowWidth, windowHeight }
      resizers.forEach((tell) => tell({ size }))
    },
    wx: {
      getDeviceInfo: () => ({ platform, brand: 'phone', model: 'phone' }),
      getAppBaseInfo: () => ({ language: 'zh_CN', fontSizeSetting: 16 }),
      getWindowInfo: () => ({ ...size, statusBarHeight: 44, pixelRatio: 3 }),
      onWindowResize: (tell: (change: { size: object }) => void) => void resizers.add(tell),
      offWindowResize: (tell: (change: { size: object }) => void) => void resizers.delete(tell),
      getMenuButtonBoundingClientRect: () => ({ top: 48, left: 281, width: 87, height: 32 }),
      getLaunchOptionsSync: () => launch,
      getEnterOptionsSync: () => launch,
      onAppShow: (tell: (entry: typeof launch) => void) => void watchers.add(tell),
      offAppShow: (tell: (entry: typeof launch) => void) => void watchers.delete(tell),
      onPageNotFound: (tell: (page: Lost) => void) => void lost.add(tell),
      onAppHide: (tell: () => void) => void hidden.add(tell),
      offAppHide: (tell: () => void) => void hidden.delete(tell),
      getUpdateManager: () => ({
        onCheckForUpdate: none,
        onUpdateReady: none,
        onUpdateFailed: none,
        applyUpdate: none,
      }),
    },
  }
}
