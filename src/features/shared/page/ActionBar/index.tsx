import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { cx } from '@/components/cx'
import { viewport } from '@/platform/viewport'

import styles from './index.module.scss'

interface ActionBarProps {
  children: ReactNode
  /** Its height: one row of buttons, or a second row above it. */
  rows?: 1 | 2
}

/** A bar at the bottom edge, above the safe area. It reserves its height in the page. */
export function ActionBar({ children, rows = 1 }: ActionBarProps) {
  const id = useId()
  const [heightPx, setHeightPx] = useState(0)
  // With very large text it is higher than designed.
  useEffect(() => viewport.watchHeight(id, setHeightPx), [id])
  return (
    <>
      <View
        className={cx(styles.spacer, rows === 2 && styles.tall)}
        style={heightPx > 0 ? { boxSizing: 'border-box', height: `${heightPx}px` } : undefined}
      />
      <View className={styles.bar} id={id} data-print='off'>
        <View className={cx(styles.content, rows === 2 && styles.stacked)}>{children}</View>
      </View>
    </>
  )
}
