import Taro from '@tarojs/taro'

import type { HoldPage } from './types'

export const holdPage: HoldPage = ({ text }) => {
  // Older WeChats do not know it: then nothing is asked, and nothing is lost either.
  Taro.enableAlertBeforeUnload?.({ message: text })
  return () => Taro.disableAlertBeforeUnload?.({})
}
