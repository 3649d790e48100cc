import { Text, View } from '@tarojs/components'

import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { formatCount } from '@/lib/count'
import { creditQueries } from '@/queries/credit'
import { useSession } from '@/stores/session'

import { RecordRow } from './RecordRow'
import { RecordsSkeleton } from './RecordsSkeleton'
import styles from './recharge.module.scss'
import { texts } from './texts'

/** Where my points came from and what they went into. */
export function PointRecords() {
  const points = useSession(({ user }) => user?.points)
  const query = usePagedQuery(creditQueries.points())
  return (
    <>
      {points !== undefined && (
        <View className={styles.points}>
          <Text className={styles.caption}>{texts.pointRecords.now}</Text>
          <Text className={styles.total}>{formatCount(points)}</Text>
        </View>
      )}
      <PagedList
        query={query}
        keyOf={({ position }) => position}
        renderItem={(record) => <RecordRow record={record} />}
        empty={texts.pointRecords.empty}
        failedTitle={texts.pointRecords.failed}
        skeleton={<RecordsSkeleton />}
      />
    </>
  )
}
