import { View } from '@tarojs/components'

import { SectionHeader } from '@/components/SectionHeader'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { isMissing } from '@/http/apiError'
import { creditQueries } from '@/queries/credit'

import { RecordRow, RecordsSkeleton } from './RecordRow'
import styles from './recharge.module.scss'
import { texts } from './texts'

/** Changes of the balance. Absent where the server has no list. */
export function BalanceRecords() {
  const query = usePagedQuery(creditQueries.balance())
  if (isMissing(query.error)) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.balanceRecords.title} />
      <PagedList
        query={query}
        keyOf={({ position }) => position}
        renderItem={(record) => <RecordRow record={record} />}
        empty={texts.balanceRecords.empty}
        failedTitle={texts.balanceRecords.failed}
        skeleton={<RecordsSkeleton />}
      />
    </View>
  )
}
