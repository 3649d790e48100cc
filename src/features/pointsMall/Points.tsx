import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { formatExact } from '@/lib/count'

import styles from './mall.module.scss'
import { texts } from './texts'

export function Points({ points, isLarge }: { points: number | null; isLarge?: boolean }) {
  if (points === null) return <Text className={styles.caption}>{texts.unknownPoints}</Text>
  return (
    <View className={cx(styles.points, isLarge && styles.large)}>
      <Text>{formatExact(points)}</Text>
      <Text className={styles.unit}>{texts.unit}</Text>
    </View>
  )
}
