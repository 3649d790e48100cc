import { env } from '@/config/env'

import type { Device } from './types'

const agent = navigator.userAgent

/** From the real query and from the one behind the hash: referrers use either. */
function launchQuery(): Record<string, string> {
  const { search, hash } = window.location
  const hashQuery = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return { ...Object.fromEntries(new URLSearchParams(search)), ...Object.fromEntries(new URLSearchParams(hashQuery)) }
}

/** Host and folder. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname.replace(/(index\.html)?$/, '').replace(/\/$/, '')}`
}

/** App shells name themselves in the agent (docs/SHELL.md), unless the installation is only for them. */
const agentPlatform = /zhitu-ios/i.test(agent) ? 'IOS' : /zhitu-android/i.test(agent) ? 'ANDROID' : 'H5'

export const device: Device = {
  platform: env.shell || agentPlatform,
  isWechatBrowser: /micromessenger/i.test(agent),
  // An iPad calls itself a Mac, but Macs have no touch. A laptop with a touch screen is a computer.
  isMobile:
    /android|iphone|ipad|ipod|mobile|harmony/i.test(agent) ||
    (/macintosh/i.test(agent) && navigator.maxTouchPoints > 1),
  isHere: (url) => placeOf(url) === placeOf(window.location.href),
  dropParam(name) {
    const { history, location } = window
    const clean = location.href.replace(new RegExp(`([?&])${name}=[^&#]*&?`, 'g'), '$1').replace(/[?&](?=#|$)/g, '')
    if (clean !== location.href) history.replaceState(history.state, '', clean)
  },
  leaveFor: (url) => window.location.assign(url),
  isReplayed() {
    const [entry]: PerformanceEntry[] = performance.getEntriesByType?.('navigation') ?? []
    const { type, loadEventEnd }: Partial<PerformanceNavigationTiming> = entry ?? {}
    return type === 'back_forward' && loadEventEnd === 0
  },
  restart: () => window.location.reload(),
  isSinglePage: false,
  watchEntries: (listener) => listener(launchQuery()),
}
