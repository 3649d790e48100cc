import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

/** Whether both this page and the app are in front. */
export function usePageVisible(): boolean {
  const [isShown, setShown] = useState(true)
  const [isAppVisible, setAppVisible] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => connection.watchVisible(setAppVisible), [])
  return isShown && isAppVisible
}
