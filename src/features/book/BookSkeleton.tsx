import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './skeleton.module.scss'

const lines = ['70%', '45%', '60%', '50%', '65%', '40%']

export function BookSkeleton() {
  return (
    <Skeleton>
      <View className={styles.head}>
        <SkeletonBlock className={styles.cover} />
        <View className={styles.words}>
          <SkeletonLine size={16} />
          <SkeletonLine />
          <SkeletonLine width='60%' />
        </View>
      </View>
      {lines.map((width) => (
        <View key={width} className={styles.row}>
          <SkeletonLine width={width} />
        </View>
      ))}
    </Skeleton>
  )
}

export function BookRowsSkeleton() {
  return (
    <Skeleton>
      {lines.map((width) => (
        <View key={width} className={styles.card}>
          <SkeletonBlock className={styles.smallCover} />
          <View className={styles.words}>
            <SkeletonLine width={width} size={16} />
            <SkeletonLine />
            <SkeletonLine width='48px' />
          </View>
        </View>
      ))}
    </Skeleton>
  )
}

export function ReadingSkeleton() {
  return (
    <Skeleton>
      <View className={styles.page}>
        <SkeletonLine width='30%' />
        <SkeletonLine width='70%' size={16} />
        {[0, 1, 2, 3].map((paragraph) => (
          <View key={paragraph} className={styles.paragraph}>
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width='60%' />
          </View>
        ))}
      </View>
    </Skeleton>
  )
}
