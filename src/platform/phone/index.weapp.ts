import Taro from '@tarojs/taro'

import type { Dial } from './types'

/** WeChat reports a change of mind as a failure. */
export const dial: Dial = (phoneNumber) => void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
