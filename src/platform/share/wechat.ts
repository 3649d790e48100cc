/** WeChat's menu in its own browser. H5 only. */
import wx from 'weixin-js-sdk'

import type { ShareCard, ShareSdk } from './types'

type Sign = (pageUrl: string) => Promise<ShareSdk | null>

const isIos = /iphone|ipad/i.test(navigator.userAgent)

const withoutHash = (url: string) => url.split('#')[0] ?? ''

let signed: Promise<ShareSdk['defaults'] | null> | undefined

/**
 * `null` when the backend has sharing switched off, or WeChat refuses.
 * @throws when the signature fails to load
 */
async function configure(landingUrl: string, sign: Sign): Promise<ShareSdk['defaults'] | null> {
  const sdk = await sign(withoutHash(isIos ? landingUrl : window.location.href))
  if (!sdk) return null
  const { isDebug, ...config } = sdk.signature
  wx.config({ ...config, debug: isDebug, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] })
  return new Promise((resolve) => {
    // The order matters: WeChat also calls "ready" after a refusal.
    wx.error(() => resolve(null))
    wx.ready(() => resolve(sdk.defaults))
  })
}

/** @returns whether WeChat has accepted the card */
export async function publishCard(card: ShareCard & { link: string }, landingUrl: string, sign: Sign) {
  signed ??= configure(landingUrl, sign).catch(() => {
    // The signature failed to load: the next card asks again.
    signed = undefined
    return null
  })
  const defaults = await signed
  if (!defaults) return false
  const title = card.title || defaults.title || card.siteName
  const desc = card.desc || defaults.desc || card.siteName
  const imgUrl = card.thumb || defaults.icon
  const { link } = card
  const success = () => undefined
  wx.updateAppMessageShareData({ title, desc, link, imgUrl, success })
  wx.updateTimelineShareData({ title, link, imgUrl, success })
  return true
}
