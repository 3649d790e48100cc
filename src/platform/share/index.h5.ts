import { connectedShell } from '@/platform/appShell'
import { device } from '@/platform/device'

import type { ShareAdapter } from './types'

/** iPhones check the signature against the address with which the visit began. */
const landingUrl = window.location.href

/** WeChat has accepted a card. */
let isInMenu = false

const linkOf = (path: string) => `${window.location.origin}${window.location.pathname}#${path}`

export const shareAdapter: ShareAdapter = {
  linkOf,
  webLinkOf: linkOf,
  async publish(card, sign) {
    if (!device.isWechatBrowser) return
    // In a file of its own, because other browsers do not need it.
    const { publishCard } = await import('./wechat')
    isInMenu = await publishCard({ ...card, link: linkOf(card.path) }, landingUrl, sign)
  },
  way() {
    if (isInMenu) return 'menu'
    if (connectedShell()?.can('share')) return 'sheet'
    return device.isWechatBrowser || !navigator.share ? 'link' : 'sheet'
  },
}
