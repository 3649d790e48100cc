import { View } from '@tarojs/components'

import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

import styles from './orders.module.scss'

const cards = [0, 1, 2]

export const OrdersSkeleton = () => (
  <Skeleton>
    {cards.map((key) => (
      <View key={key} className={styles.card}>
        <View className={styles.head}>
          <SkeletonLine width='40%' />
        </View>
        <View className={styles.goods}>
          <SkeletonBlock className={styles.skeletonCover} />
          <View className={styles.words}>
            <SkeletonLine size={16} />
            <SkeletonLine width='60%' />
          </View>
        </View>
        <View className={styles.foot} />
      </View>
    ))}
  </Skeleton>
)
