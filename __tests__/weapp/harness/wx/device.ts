import type { Url } from '../pages'

export type Platform = 'android' | 'ios'

/** The phone, the launch and the app's own state. */
export function createDevice(platform: Platform, { route, query }: Url, scene: number) {
  const launch = { path: route, query, scene, referrerInfo: {} }
  const none = () => undefined
  const watchers = new Set<(entry: typeof launch) => void>()
  return {
    /** A card opens the app that runs already. */
    enter: (url: Url) => watchers.forEach((tell) => tell({ ...launch, path: url.route, query: url.query })),
    wx: {
      getDeviceInfo: () => ({ platform, brand: 'phone', model: 'phone' }),
      getWindowInfo: () => ({ windowWidth: 375, windowHeight: 812, statusBarHeight: 44, pixelRatio: 3 }),
      getMenuButtonBoundingClientRect: () => ({ top: 48, left: 281, width: 87, height: 32 }),
      getLaunchOptionsSync: () => launch,
      getEnterOptionsSync: () => launch,
      onAppShow: (tell: (entry: typeof launch) => void) => void watchers.add(tell),
      offAppShow: (tell: (entry: typeof launch) => void) => void watchers.delete(tell),
      onAppHide: none,
      offAppHide: none,
      getUpdateManager: () => ({ onUpdateReady: none, onUpdateFailed: none, applyUpdate: none }),
    },
  }
}
