import { View } from '@tarojs/components'

import { cx } from '../cx'
import styles from './dots.module.scss'

/** The index of the current picture, as a row of dots. */
export function Dots({ count, current }: { count: number; current: number }) {
  if (count < 2) return null
  return (
    <View className={styles.dots} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className={cx(styles.dot, index === current && styles.on)} />
      ))}
    </View>
  )
}
