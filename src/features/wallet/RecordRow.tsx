import { Text, View } from '@tarojs/components'

import type { CreditRecord } from '@/api/credit'
import { cx } from '@/components/cx'
import { ListRow } from '@/components/ListRow'
import { dateOrDash, formatDateTime } from '@/lib/time'

import styles from './recharge.module.scss'
import { Skeleton, SkeletonLine } from '@/components/Skeleton'

export function RecordRow({ record: { sum, remark, createdAt } }: { record: CreditRecord }) {
  return (
    <ListRow
      label={remark}
      hint={dateOrDash(createdAt, formatDateTime)}
      isStrong
      value={<Text className={cx(styles.sum, sum > 0 && styles.gain)}>{sum > 0 ? `+${sum}` : sum}</Text>}
    />
  )
}

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
