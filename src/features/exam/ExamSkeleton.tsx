import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './skeleton.module.scss'

const widths = ['70%', '45%', '60%', '50%', '65%', '40%']

export function ExamRowsSkeleton() {
  return (
    <Skeleton>
      {widths.map((width) => (
        <View key={width} className={styles.row}>
          <SkeletonBlock className={styles.emblem} />
          <View className={styles.words}>
            <SkeletonLine width={width} size={16} />
            <SkeletonLine width='40%' />
          </View>
        </View>
      ))}
    </Skeleton>
  )
}

export function ExamSkeleton() {
  return (
    <Skeleton>
      <View className={styles.head}>
        <SkeletonLine width='70%' size={16} />
        <SkeletonBlock className={styles.stats} />
        {widths.slice(0, 4).map((width) => (
          <SkeletonLine key={width} width={width} />
        ))}
      </View>
    </Skeleton>
  )
}
