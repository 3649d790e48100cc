import { View } from '@tarojs/components'

import { Skeleton, SkeletonLine } from '@/components/Skeleton'

import styles from './skeleton.module.scss'

const rows = ['60%', '72%', '48%', '66%', '54%', '70%'] as const

/** The part below the player, with the same geometry. */
export function LessonSkeleton() {
  return (
    <Skeleton>
      <View className={styles.head}>
        <SkeletonLine width='64%' size={16} />
        <SkeletonLine width='80%' />
      </View>
      {rows.map((width) => (
        <View key={width} className={styles.row}>
          <SkeletonLine width={width} size={16} />
          <SkeletonLine width='48px' />
        </View>
      ))}
    </Skeleton>
  )
}
