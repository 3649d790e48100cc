import Taro from '@tarojs/taro'

import { deviceInfo } from '../systemInfo'
import type { PayAdapter } from './types'

/** WeChat forbids selling digital goods in mini-programs on iOS: nothing there may hint at buying. */
const canSell = deviceInfo().platform !== 'ios'

export const payAdapter: PayAdapter = {
  scene: null,
  canSell,
  leaveFor: () => undefined,
  returnUrl: () => '',
  async requestPayment({ timeStamp, nonceStr, package: packageValue, signType, paySign }) {
    try {
      await Taro.requestPayment({
        timeStamp,
        nonceStr,
        package: packageValue,
        signType: signType === 'RSA' || signType === 'HMAC-SHA256' ? signType : 'MD5',
        paySign,
      })
      return 'paid'
    } catch (error) {
      return /cancel/.test(String((error as { errMsg?: unknown }).errMsg)) ? 'cancelled' : 'failed'
    }
  },
}
