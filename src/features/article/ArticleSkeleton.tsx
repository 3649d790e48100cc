import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './article.module.scss'

export function ArticleSkeleton() {
  return (
    <Skeleton>
      <View className={styles.skeleton}>
        <SkeletonLine size={16} />
        <SkeletonLine width='50%' />
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine width='70%' />
        <SkeletonBlock className={styles.skeletonPicture} />
        <SkeletonLine />
        <SkeletonLine width='85%' />
      </View>
    </Skeleton>
  )
}
