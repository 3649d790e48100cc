import { View } from '@tarojs/components'

import { Skeleton, SkeletonLine } from '@/components/Skeleton'

import styles from './message.module.scss'

const rows = [0, 1, 2, 3, 4, 5]

export const MessagesSkeleton = () => (
  <Skeleton>
    {rows.map((key) => (
      <View key={key} className={styles.row}>
        <View className={styles.body}>
          <View className={styles.words}>
            <SkeletonLine width='80%' />
            <View className={styles.time}>
              <SkeletonLine width='20%' />
            </View>
          </View>
        </View>
      </View>
    ))}
  </Skeleton>
)
