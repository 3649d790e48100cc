import { connectedShell } from '@/platform/appShell'
import { device } from '@/platform/device'

import type { ShareAdapter } from './types'

/** iPhones want the address that the visit began with to be signed, whatever it has become since. */
const landingUrl = window.location.href

/** WeChat has taken a card. */
let isInMenu = false

const linkOf = (path: string) => `${window.location.origin}${window.location.pathname}#${path}`

export const shareAdapter: ShareAdapter = {
  linkOf,
  webLinkOf: linkOf,
  async publish(card, sign) {
    if (!device.isWechatBrowser) return
    // Apart: every other browser does without.
    const { publishCard } = await import('./wechat')
    isInMenu = await publishCard({ ...card, link: linkOf(card.path) }, landingUrl, sign)
  },
  way() {
    if (isInMenu) return 'menu'
    if (connectedShell()?.can('share')) return 'sheet'
    return device.isWechatBrowser || !navigator.share ? 'link' : 'sheet'
  },
}
