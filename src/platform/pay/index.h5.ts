import { device } from '@/platform/device'

import type { PayAdapter } from './types'

export const payAdapter: PayAdapter = {
  scene: device.isWechatBrowser ? 'wechat' : 'h5',
  policy: 'pay',
  leaveFor: (url) => window.location.assign(url),
  returnUrl: (path) => `${window.location.href.split('#')[0]}#${path}`,
  requestPayment: async () => 'failed',
}
