import { View } from '@tarojs/components'

import { Skeleton, SkeletonLine } from '@/components/Skeleton'

import styles from './message.module.scss'
import announcementStyles from './announcement.module.scss'

const rows = [0, 1, 2, 3, 4, 5]

export const LinesSkeleton = () => (
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

export const AnnouncementSkeleton = () => (
  <Skeleton className={announcementStyles.announcement}>
    <SkeletonLine width='70%' size={16} />
    <View className={announcementStyles.meta}>
      <SkeletonLine width='40%' />
    </View>
    {rows.map((key) => (
      <View key={key} className={announcementStyles.line}>
        <SkeletonLine width={key === rows.length - 1 ? '50%' : '100%'} />
      </View>
    ))}
  </Skeleton>
)
