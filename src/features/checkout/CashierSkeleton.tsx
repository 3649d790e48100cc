import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './cashier.module.scss'

/** The cashier's geometry while the price is on its way. */
export function CashierSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <View className={styles.skeletonCard}>
        <View className={styles.skeletonHead}>
          <SkeletonBlock className={styles.skeletonCover} />
          <View className={styles.skeletonWords}>
            <SkeletonLine width='80%' size={16} />
            <SkeletonLine width='50%' />
          </View>
        </View>
        <SkeletonLine size={16} />
      </View>
      <View className={styles.skeletonCard}>
        <SkeletonLine width='30%' size={16} />
        <SkeletonLine width='60%' size={16} />
      </View>
    </Skeleton>
  )
}
