import Taro, { useDidShow } from '@tarojs/taro'
import { useState } from 'react'

import { windowInfo } from '@/platform/systemInfo'

import type { UseHeadInsets } from './types'

const gapPx = 8

/** Some phones answer zeros right after the start: then it is where it usually is. */
function findCapsule(windowWidth: number, statusBarHeight = 20) {
  const capsule = Taro.getMenuButtonBoundingClientRect()
  return capsule.width > 0 ? capsule : { top: statusBarHeight + 4, height: 32, left: windowWidth - 94 }
}

function measure() {
  const { windowWidth, statusBarHeight } = windowInfo()
  const { top, height, left } = findCapsule(windowWidth, statusBarHeight)
  return { paddingTop: `${top - (44 - height) / 2}px`, paddingRight: `${windowWidth - left + gapPx}px` }
}

export const useHeadInsets: UseHeadInsets = () => {
  const [insets, setInsets] = useState(measure)
  useDidShow(() => {
    const now = measure()
    // The same object while nothing changes: each new one would draw the page again.
    setInsets((last) => (last.paddingTop === now.paddingTop && last.paddingRight === now.paddingRight ? last : now))
  })
  return insets
}
