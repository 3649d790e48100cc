import type { Device } from './types'

const agent = navigator.userAgent

/** Both the real query and the one behind the hash: referrers put parameters in either. */
function launchQuery(): Record<string, string> {
  const { search, hash } = window.location
  const hashQuery = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return { ...Object.fromEntries(new URLSearchParams(search)), ...Object.fromEntries(new URLSearchParams(hashQuery)) }
}

/** App shells name themselves in the agent (spec, part 1). */
const shellPlatform = /zhitu-ios/i.test(agent) ? 'IOS' : /zhitu-android/i.test(agent) ? 'ANDROID' : 'H5'

export const device: Device = {
  platform: shellPlatform,
  isWechatBrowser: /micromessenger/i.test(agent),
  isMobile: /android|iphone|ipad|ipod|mobile|harmony/i.test(agent) || navigator.maxTouchPoints > 1,
  leaveFor: (url) => window.location.assign(url),
  restart: () => window.location.reload(),
  launchQuery,
}
