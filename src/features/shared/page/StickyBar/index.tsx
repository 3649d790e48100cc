import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'

import { hasNativeBars } from '@/platform/shell'
import { viewport } from '@/platform/viewport'

import styles from './index.module.scss'

interface StickyBarProps {
  /** `toStart` scrolls back to where the bar began to stick, so that new content below it is seen from its top. */
  children: (toStart: () => void) => ReactNode
}

let count = 0

/** Stays on screen below the navigation bar while the page scrolls. */
export function StickyBar({ children }: StickyBarProps) {
  const [key] = useState(() => ++count)
  const anchorId = `sticky-anchor-${key}`
  const barId = `sticky-bar-${key}`
  return (
    <>
      <View id={anchorId} />
      <View id={barId} className={hasNativeBars ? styles.bar : styles.belowNav}>
        {children(() => viewport.unstick(anchorId, barId))}
      </View>
    </>
  )
}
