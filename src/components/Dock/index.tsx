import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import styles from './index.module.scss'

export interface DockProps {
  children: ReactNode
  /** Its height: one row of buttons, or something above it too. */
  rows?: 1 | 2
}

/** What stays at the bottom edge, above the safe area. Takes its room in the page. */
export function Dock({ children, rows = 1 }: DockProps) {
  return (
    <>
      <View className={cx(styles.spacer, rows === 2 && styles.tall)} />
      <View className={styles.dock}>
        <View className={cx(styles.content, rows === 2 && styles.stacked)}>{children}</View>
      </View>
    </>
  )
}
