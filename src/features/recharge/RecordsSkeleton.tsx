import { View } from '@tarojs/components'

import { Skeleton, SkeletonLine } from '@/components/Skeleton'

import styles from './recharge.module.scss'

const rows = [0, 1, 2, 3]

export const RecordsSkeleton = () => (
  <Skeleton>
    {rows.map((key) => (
      <View key={key} className={styles.skeletonRow}>
        <SkeletonLine width='50%' />
        <SkeletonLine width='30%' />
      </View>
    ))}
  </Skeleton>
)
