import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

import { isMiniProgram } from '@/platform/shell'

/**
 * Whether another page is in front of this one. A browser that is left as a whole does not count: it decides itself what
 * plays on. WeChat's leaving does.
 */
export function usePageBehind(): boolean {
  const [isBehind, setBehind] = useState(false)
  useDidHide(() => {
    if (isMiniProgram || document.visibilityState === 'visible') setBehind(true)
  })
  useDidShow(() => setBehind(false))
  return isBehind
}
