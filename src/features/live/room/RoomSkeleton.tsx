import { View } from '@tarojs/components'

import { Skeleton, SkeletonLine } from '@/components/Skeleton'

import styles from './room.module.scss'

const lines = ['56%', '72%', '40%', '64%', '48%'] as const

/** The part below the picture. */
export function RoomSkeleton() {
  return (
    <Skeleton>
      <View className={styles.skeleton}>
        {lines.map((width) => (
          <SkeletonLine key={width} width={width} size={16} />
        ))}
      </View>
    </Skeleton>
  )
}
