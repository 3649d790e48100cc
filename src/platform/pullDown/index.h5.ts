import Taro from '@tarojs/taro'

import { pullDownEnd } from './end'
import type { PullDownPlatform } from './types'

export const pullDown: PullDownPlatform = { end: () => void Taro.eventCenter.trigger(pullDownEnd) }
