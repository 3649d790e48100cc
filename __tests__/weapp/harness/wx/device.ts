import type { Url } from '../pages'

export type Platform = 'android' | 'ios'

/** The phone, the launch and the app's own state. */
export function createDevice(platform: Platform, { route, query }: Url) {
  const launch = { path: route, query, scene: 1001, referrerInfo: {} }
  const none = () => undefined
  return {
    getDeviceInfo: () => ({ platform, brand: 'phone', model: 'phone' }),
    getWindowInfo: () => ({ windowWidth: 375, windowHeight: 812, statusBarHeight: 44, pixelRatio: 3 }),
    getMenuButtonBoundingClientRect: () => ({ top: 48, left: 281, width: 87, height: 32 }),
    getLaunchOptionsSync: () => launch,
    getEnterOptionsSync: () => launch,
    onAppShow: none,
    offAppShow: none,
    onAppHide: none,
    offAppHide: none,
    getUpdateManager: () => ({ onUpdateReady: none, onUpdateFailed: none, applyUpdate: none }),
  }
}
