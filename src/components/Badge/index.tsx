import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import styles from './index.module.scss'

interface BadgeProps {
  /** Usually an icon. */
  children: ReactNode
  /** 0 shows nothing, more than 99 shows 99+. */
  count: number
  /** A dot instead of the number. What carries it says it in words. */
  isDot?: boolean
  /** `nav`: white, on the red bar. */
  tone?: 'brand' | 'nav'
}

export function Badge({ children, count, isDot, tone = 'brand' }: BadgeProps) {
  const text = count > 99 ? '99+' : String(count)
  return (
    <View className={styles.badge}>
      {children}
      {count > 0 && (
        <View className={cx(styles.mark, styles[tone], isDot && styles.dot)}>{!isDot && <Text>{text}</Text>}</View>
      )}
    </View>
  )
}
