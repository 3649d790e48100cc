import Taro from '@tarojs/taro'

import type { UsePageScroll } from './types'

export const usePageScroll: UsePageScroll = (_id, listener) => Taro.usePageScroll(listener)
