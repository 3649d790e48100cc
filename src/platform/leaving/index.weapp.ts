import Taro from '@tarojs/taro'

import type { HoldPage } from './types'

export const holdPage: HoldPage = ({ words }) => {
  // Older WeChats do not know it: then nothing is asked, and nothing is lost either.
  Taro.enableAlertBeforeUnload?.({ message: words })
  return () => Taro.disableAlertBeforeUnload?.({})
}
