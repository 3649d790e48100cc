import Taro from '@tarojs/taro'

import type { LoginAdapter } from './types'

export const loginAdapter: LoginAdapter = {
  kind: 'session',
  canOauth: false,
  storePending: () => '',
  takePending: () => null,
  returnUrl: () => '',
  claimCode: () => false,
  async session() {
    const { code } = await Taro.login()
    return { code }
  },
  async profile() {
    const { rawData, signature, encryptedData, iv } = await Taro.getUserInfo({ withCredentials: true })
    return { rawData, signature, encryptedData, iv }
  },
}
