import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

import type { UsePageBehind } from './types'

export const usePageBehind: UsePageBehind = () => {
  const [isBehind, setBehind] = useState(false)
  useDidHide(() => document.visibilityState === 'visible' && setBehind(true))
  useDidShow(() => setBehind(false))
  return isBehind
}
