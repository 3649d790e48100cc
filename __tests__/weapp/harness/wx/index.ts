import type { Pages, Url } from '../pages'
import { parseUrl } from '../pages'
import type { Screen } from '../screen'
import { createAccount } from './account'
import { Apis } from './api'
import { createDevice, type Platform } from './device'
import { createNetwork } from './network'
import { createStorage } from './storage'
import { createView } from './view'

export interface WxOptions {
  sandboxUrl: string
  platform: Platform
  /** The phone's storage; given again, the app starts as after a kill. */
  stored: Map<string, string>
  start: Url
  pages: Pages
  screen: Screen
}

/** The global `wx`, and what a test may see and do behind it. */
export function createWx({ sandboxUrl, platform, stored, start, pages, screen }: WxOptions) {
  const apis = new Apis()
  const network = createNetwork(apis, sandboxUrl)
  const view = createView(apis, () => screen.root)
  const account = createAccount(apis, {
    async pay(orderNo) {
      await fetch(`${sandboxUrl}/sandbox/pay/${orderNo}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ result: 'paid' }),
      })
    },
  })
  const all = {
    canIUse: (name: string): boolean => name in all,
    ...network.wx,
    ...view.wx,
    ...account,
    ...createStorage(stored),
    ...createDevice(platform, start),
    navigateTo: apis.define('navigateTo', ({ url }) => pages.navigateTo(parseUrl(String(url)))),
    redirectTo: apis.define('redirectTo', ({ url }) => pages.redirectTo(parseUrl(String(url)))),
    switchTab: apis.define('switchTab', ({ url }) => pages.switchTab(parseUrl(String(url)))),
    reLaunch: apis.define('reLaunch', ({ url }) => pages.reLaunch(parseUrl(String(url)))),
    navigateBack: apis.define('navigateBack', ({ delta = 1 }) => pages.navigateBack(Number(delta))),
  }
  const { sent, connect } = network
  const { toasts, videoCalls } = view
  return { apis, all, sent, connect, toasts, videoCalls }
}
