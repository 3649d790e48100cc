import { View } from '@tarojs/components'

import { Skeleton, SkeletonLine } from '@/components/Skeleton'

import styles from './index.module.scss'

const cards = [2, 3, 1]

/** The cards with nothing in them. */
export function ProfileSkeleton() {
  return (
    <Skeleton className={styles.page}>
      {cards.map((rows, card) => (
        <View key={card} className={styles.card}>
          {Array.from({ length: rows }, (_, row) => (
            <View key={row} className={styles.skeletonRow}>
              <SkeletonLine width='64px' />
            </View>
          ))}
        </View>
      ))}
    </Skeleton>
  )
}
