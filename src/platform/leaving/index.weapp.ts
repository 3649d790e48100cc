import Taro from '@tarojs/taro'

import type { HoldPage } from './types'

export const holdPage: HoldPage = ({ text }) => {
  // Older WeChat versions lack it. Then nothing is asked, and nothing is lost.
  Taro.enableAlertBeforeUnload?.({ message: text })
  return () => Taro.disableAlertBeforeUnload?.({})
}
