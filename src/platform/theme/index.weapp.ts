import Taro from '@tarojs/taro'

import { textSizeItem } from './textSizeItem'
import { type Appearance, type TextSize, textSizes } from './types'

/** Size of the text of articles and questions, px. */
const readPx = 16

/** The size nearest to WeChat's own letters, which the learner may have enlarged there. */
function wechatSize(): TextSize {
  const px = (Taro.canIUse('getAppBaseInfo') && Taro.getAppBaseInfo().fontSizeSetting) || readPx
  const distance = (size: TextSize) => Math.abs(size - (px / readPx) * 100)
  return textSizes.reduce((nearest, size) => (distance(size) < distance(nearest) ? size : nearest))
}

/** WeChat itself passes the system's theme on, and its pages have no root font size. */
export const appearance: Appearance = {
  isChoosable: false,
  theme: () => 'system',
  setTheme: () => undefined,
  textSize: () => textSizeItem.get() ?? wechatSize(),
  setTextSize: textSizeItem.set,
  pageTextSize: (size) => size,
}
