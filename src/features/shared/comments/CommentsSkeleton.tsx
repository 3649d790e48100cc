import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './index.module.scss'

export function CommentsSkeleton() {
  return (
    <Skeleton>
      {[0, 1, 2].map((index) => (
        <View key={index} className={styles.skeletonRow}>
          <SkeletonBlock className={styles.skeletonAvatar} />
          <View className={styles.skeletonWords}>
            <SkeletonLine width='72px' />
            <SkeletonLine />
            <SkeletonLine width='60%' />
          </View>
        </View>
      ))}
    </Skeleton>
  )
}
