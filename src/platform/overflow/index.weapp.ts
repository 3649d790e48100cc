import Taro from '@tarojs/taro'

import { windowInfo } from '../systemInfo'
import type { WatchOverflow } from './types'

export const watchOverflow: WatchOverflow = (id, share, listener) => {
  let isStopped = false
  // The element exists when this render has reached the page.
  Taro.nextTick(() => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .exec(([box]) => {
        if (!isStopped && box) listener(box.height > share * windowInfo().windowHeight)
      })
  })
  return () => {
    isStopped = true
  }
}
