import Taro from '@tarojs/taro'

import type { WindowWidth } from './types'

export const windowWidth: WindowWidth = {
  watch(listener) {
    const tell = () => listener()
    Taro.onWindowResize(tell)
    return () => Taro.offWindowResize(tell)
  },
}
