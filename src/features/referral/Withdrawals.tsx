import { Text, View } from '@tarojs/components'

import type { Withdrawal } from '@/api/referralAccount'
import { ListRow } from '@/components/ListRow'
import { SectionHeader } from '@/components/SectionHeader'
import { Tag } from '@/components/Tag'
import { RowsSkeleton } from '@/components/Skeleton'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { isMissing } from '@/http/apiError'
import { formatCents } from '@/lib/money'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { referralQueries } from '@/queries/referral'

import styles from './referral.module.scss'
import { texts } from './texts'

const tones = { waiting: 'warning', refused: 'neutral', done: 'success' } as const

/** Earlier requests with their status. Absent where the server has no list. */
export function Withdrawals() {
  const query = usePagedQuery(referralQueries.withdrawals())
  if (isMissing(query.error)) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.withdrawals.title} />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        renderItem={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
        empty={texts.withdrawals.empty}
        failedTitle={texts.withdrawals.failed}
        skeleton={<RowsSkeleton />}
      />
    </View>
  )
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { amountCents, state, channel, account, remark, createdAt } = withdrawal
  return (
    <ListRow
      label={remark || texts.withdrawals.channels[channel]}
      hint={[account, dateOrDash(createdAt, formatDateTime)].filter(Boolean).join(' · ')}
      value={
        <View className={styles.state}>
          <Text className={styles.amount}>{amountCents === null ? '-' : `¥${formatCents(amountCents)}`}</Text>
          <Tag tone={tones[state]}>{texts.withdrawals.states[state]}</Tag>
        </View>
      }
    />
  )
}
