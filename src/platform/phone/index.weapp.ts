import Taro from '@tarojs/taro'

import type { Dial } from './types'

/** Who changes their mind is told of as a failure. */
export const dial: Dial = (phoneNumber) => void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
