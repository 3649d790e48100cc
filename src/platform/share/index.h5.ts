import { device } from '@/platform/device'

import type { ShareAdapter, ShareSignature } from './types'

const pageUrl = () => window.location.href.split('#')[0] ?? ''

let ready: Promise<typeof import('weixin-js-sdk').default | null> | undefined

/** Loads and signs the SDK once; `null` when the backend has sharing switched off or WeChat refuses. */
async function signedSdk(sign: (url: string) => Promise<ShareSignature | null>) {
  const signature = await sign(pageUrl())
  if (!signature) return null
  const { default: wx } = await import('weixin-js-sdk')
  const { isDebug, ...config } = signature
  wx.config({ ...config, debug: isDebug, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] })
  return new Promise<typeof wx | null>((resolve) => {
    wx.ready(() => resolve(wx))
    wx.error(() => resolve(null))
  })
}

export const shareAdapter: ShareAdapter = {
  linkOf: (path) => `${pageUrl()}#${path}`,
  async publish(card, sign) {
    if (!device.isWechatBrowser) return
    ready ??= signedSdk(sign).catch(() => null)
    const wx = await ready
    if (!wx) return
    const { title, desc, thumb: imgUrl } = card
    const link = shareAdapter.linkOf(card.path)
    const success = () => undefined
    wx.updateAppMessageShareData({ title, desc, link, imgUrl, success })
    wx.updateTimelineShareData({ title, link, imgUrl, success })
  },
}
