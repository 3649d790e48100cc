import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

/** Whether the learner has this page in front, and the app too. */
export function usePageVisible(): boolean {
  const [isShown, setShown] = useState(true)
  const [isAppVisible, setAppVisible] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => connection.watchVisible(setAppVisible), [])
  return isShown && isAppVisible
}
