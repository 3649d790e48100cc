import Taro from '@tarojs/taro'

import type { AskPrivacy } from './types'

export const askPrivacy: AskPrivacy = () =>
  new Promise((resolve) => {
    // WeChat before 2.32.3 lacks this consent.
    if (!Taro.canIUse('requirePrivacyAuthorize')) return resolve(true)
    Taro.requirePrivacyAuthorize({ success: () => resolve(true), fail: () => resolve(false) })
  })
