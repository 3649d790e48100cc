import Taro from '@tarojs/taro'

import type { PullDownPlatform } from './types'

export const pullDown: PullDownPlatform = { end: () => void Taro.stopPullDownRefresh() }
