import Taro from '@tarojs/taro'

import { windowInfo } from '../systemInfo'
import type { HeadInsets } from './types'

const gapPx = 8

export const headInsets: HeadInsets = () => {
  const capsule = Taro.getMenuButtonBoundingClientRect()
  const { windowWidth } = windowInfo()
  return {
    paddingTop: `${capsule.top - (44 - capsule.height) / 2}px`,
    paddingRight: `${windowWidth - capsule.left + gapPx}px`,
  }
}
