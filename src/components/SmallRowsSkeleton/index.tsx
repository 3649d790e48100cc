import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '../Skeleton'
import styles from './index.module.scss'

interface SmallRowsSkeletonProps {
  /** The left part of each row: a cover of 96, one of 72 (3:4), or an icon. */
  lead?: 'small' | 'portrait' | 'sign'
}

const rows = [1, 2, 3, 4, 5, 6]

/** For lists whose rows have smaller pictures than `MediaCard`'s. */
export function SmallRowsSkeleton({ lead = 'small' }: SmallRowsSkeletonProps) {
  return (
    <Skeleton>
      {rows.map((row) => (
        <View key={row} className={styles.row}>
          <SkeletonBlock className={styles[lead]} />
          <View className={styles.words}>
            <SkeletonLine />
            <SkeletonLine width='60%' />
          </View>
        </View>
      ))}
    </Skeleton>
  )
}
