import { device } from '@/platform/device'

import type { PayAdapter } from './types'

export const payAdapter: PayAdapter = {
  scene: device.isWechatBrowser ? 'wechat' : 'h5',
  canSell: true,
  leaveFor: (url) => window.location.assign(url),
  // Without the real query: an earlier gateway's parameters are not for this one.
  returnUrl: (path) => `${window.location.origin}${window.location.pathname}#${path}`,
  requestPayment: async () => 'failed',
}
