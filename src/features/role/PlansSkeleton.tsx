import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './index.module.scss'

/** Three plans and their benefits, still to come. */
export function PlansSkeleton() {
  return (
    <Skeleton>
      <View className={styles.plans}>
        <SkeletonBlock className={styles.skeletonPlan} />
        <SkeletonBlock className={styles.skeletonPlan} />
        <SkeletonBlock className={styles.skeletonPlan} />
      </View>
      <View className={styles.skeletonLines}>
        <SkeletonLine width='40%' size={16} />
        <SkeletonLine width='70%' />
        <SkeletonLine width='60%' />
      </View>
    </Skeleton>
  )
}
