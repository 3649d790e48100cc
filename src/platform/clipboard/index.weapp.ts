import Taro from '@tarojs/taro'

import type { Clipboard } from './types'

export const clipboard: Clipboard = {
  copy: async (data) => void (await Taro.setClipboardData({ data })),
}
