import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

/** The page is in front, and the app too. */
export function useLooked(): boolean {
  const [isShown, setShown] = useState(true)
  const [isVisible, setVisible] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => connection.watchVisible(setVisible), [])
  return isShown && isVisible
}
