/** Share SDK. BASE: templateOne (proposed path, `community.md` 5.2); HEAD: `core.md` 9.6. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag, int, list, text } from '@/lib/decode'
import type { ShareSignature } from '@/platform/share/types'

import { byDialect } from './dialect'

const sdkWire = v.object({
  enabled: v.optional(flag),
  data: v.optional(
    v.object({
      appId: text,
      timestamp: int,
      nonceStr: text,
      signature: text,
      jsApiList: list(text),
      debug: flag,
    }),
  ),
  share: v.optional(v.object({ title: text, desc: text, icon: text })),
})

export interface ShareSdk {
  signature: ShareSignature
  /** The site's defaults; '' possible. */
  defaults: { title: string; desc: string; icon: string }
}

/**
 * @param pageUrl the page's address without its hash part
 * @returns null when sharing is not set up
 */
export async function getShareSdk(pageUrl: string): Promise<ShareSdk | null> {
  const wire = decode(
    sdkWire,
    await byDialect('jssdk', {
      base: () =>
        request({ path: '/addons/templateOne/api/v1/wechat/jssdk', method: 'GET', query: { url: pageUrl } }),
      head: () => request({ path: '/api/v3/other/wechat-mp-jssdk', method: 'GET', query: { path: pageUrl } }),
    }),
  )
  if (wire.enabled === false || !wire.data) return null
  const { debug, ...signature } = wire.data
  return {
    signature: { ...signature, isDebug: debug },
    defaults: wire.share ?? { title: '', desc: '', icon: '' },
  }
}
