import { View } from '@tarojs/components'

import { ShelfSkeleton, Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './skeleton.module.scss'

const columns = [1, 2, 3, 4, 5]

/** Slider, icons and shelves, as most academies have them. */
export function HomeSkeleton() {
  return (
    <View>
      <Skeleton>
        <SkeletonBlock className={styles.slider} />
        <View className={styles.grid}>
          {columns.map((column) => (
            <View key={column} className={styles.cell}>
              <SkeletonBlock className={styles.icon} />
              <SkeletonLine width='40px' />
            </View>
          ))}
        </View>
      </Skeleton>
      <ShelfSkeleton />
      <ShelfSkeleton />
    </View>
  )
}
