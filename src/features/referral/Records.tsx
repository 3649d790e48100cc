import { Text, View } from '@tarojs/components'

import type { ReferralRecord } from '@/api/referralAccount'
import { cx } from '@/components/cx'
import { ListRow } from '@/components/ListRow'
import { RowsSkeleton } from '@/components/Skeleton'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePullDown } from '@/features/shared/page'
import { saleHint } from '@/features/shared/promotion/saleHint'
import { formatCents } from '@/lib/money'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { referralQueries } from '@/queries/referral'

import { Account } from './Account'
import styles from './referral.module.scss'
import { texts } from './texts'

/** `+15.00`, `-5.50` */
const signed = (cents: number): string => `${cents < 0 ? '-' : '+'}${formatCents(Math.abs(cents))}`

/** Changes of the balance. */
export function Records() {
  const query = usePagedQuery(referralQueries.records())
  usePullDown(referralQueries.all())
  return (
    <View className={styles.page}>
      <Account />
      <View className={styles.card}>
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          renderItem={(record) => <RecordRow record={record} />}
          empty={saleHint(texts.recordList.empty)}
          failedTitle={texts.recordList.failed}
          skeleton={<RowsSkeleton />}
        />
      </View>
    </View>
  )
}

function RecordRow({ record: { amountCents, remark, createdAt } }: { record: ReferralRecord }) {
  const isGain = amountCents !== null && amountCents > 0
  return (
    <ListRow
      label={remark}
      hint={dateOrDash(createdAt, formatDateTime)}
      value={
        <Text className={cx(styles.amount, isGain && styles.gain)}>
          {amountCents === null ? '-' : texts.recordList.amount(signed(amountCents))}
        </Text>
      }
    />
  )
}
