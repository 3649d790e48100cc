/** Share SDK. BASE: templateOne (proposed path); HEAD: core. See docs/backend/app.md#share-sdk. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag, int, list, maybe, orNull, text } from '@/lib/decode'
import type { ShareSdk } from '@/platform/share/types'

import { byDialect } from './dialect'
import { ifOffered } from './ifOffered'

const sdkWire = v.object({
  enabled: maybe(flag),
  data: orNull(
    v.object({
      appId: text,
      timestamp: int,
      nonceStr: text,
      signature: text,
      jsApiList: list(text),
      debug: flag,
    }),
  ),
  share: orNull(v.object({ title: text, desc: text, icon: text })),
})

/**
 * @param pageUrl the page's address without its hash part
 * @returns null when sharing is not set up
 */
export async function getShareSdk(pageUrl: string): Promise<ShareSdk | null> {
  const data = await ifOffered('jssdk', () =>
    byDialect('jssdk', {
      base: () => request({ path: '/addons/templateOne/api/v1/wechat/jssdk', method: 'GET', query: { url: pageUrl } }),
      head: () => request({ path: '/api/v3/other/wechat-mp-jssdk', method: 'GET', query: { path: pageUrl } }),
    }),
  )
  if (data === null) return null
  const wire = decode(sdkWire, data)
  if (wire.enabled === false || !wire.data) return null
  const { debug, ...signature } = wire.data
  return {
    signature: { ...signature, isDebug: debug },
    defaults: wire.share ?? { title: '', desc: '', icon: '' },
  }
}
