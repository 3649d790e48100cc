import { device } from '@/platform/device'

import type { ShareAdapter, ShareSdk } from './types'

const pageUrl = () => window.location.href.split('#')[0] ?? ''

type Wx = typeof import('weixin-js-sdk').default

interface SignedSdk {
  wx: Wx
  defaults: ShareSdk['defaults']
}

let ready: Promise<SignedSdk | null> | undefined

/** Loads and signs the SDK once; `null` when the backend has sharing switched off or WeChat refuses. */
async function signedSdk(sign: (url: string) => Promise<ShareSdk | null>): Promise<SignedSdk | null> {
  const sdk = await sign(pageUrl())
  if (!sdk) return null
  const { default: wx } = await import('weixin-js-sdk')
  const { isDebug, ...config } = sdk.signature
  wx.config({ ...config, debug: isDebug, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] })
  return new Promise((resolve) => {
    wx.ready(() => resolve({ wx, defaults: sdk.defaults }))
    wx.error(() => resolve(null))
  })
}

export const shareAdapter: ShareAdapter = {
  linkOf: (path) => `${pageUrl()}#${path}`,
  async publish(card, sign) {
    if (!device.isWechatBrowser) return
    ready ??= signedSdk(sign).catch(() => null)
    const sdk = await ready
    if (!sdk) return
    const { wx, defaults } = sdk
    const title = card.title || defaults.title || card.siteName
    const desc = card.desc || defaults.desc || card.siteName
    const imgUrl = card.thumb || defaults.icon
    const link = shareAdapter.linkOf(card.path)
    const success = () => undefined
    wx.updateAppMessageShareData({ title, desc, link, imgUrl, success })
    wx.updateTimelineShareData({ title, link, imgUrl, success })
  },
}
