import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'

import type { ExtraConfig } from '@/api/app'
import { StateView } from '@/components/StateView'
import { balanceWords } from '@/features/shared/balance'
import { Failure, QueryView } from '@/features/shared/screen'
import { useMember } from '@/features/shared/session/useMember'
import { isMissing } from '@/http/apiError'
import { payAdapter } from '@/platform/pay'
import { creditQueries } from '@/queries/credit'
import { open } from '@/routes/navigate'

import { AmountForm } from './AmountForm'
import { BalanceRecords } from './BalanceRecords'
import styles from './recharge.module.scss'
import { RecordsSkeleton } from './RecordsSkeleton'
import { texts } from './texts'

const homeAction = { label: texts.home, onClick: () => open('home') }

/** The balance: how much it is, how to add to it, what became of it. */
export function Recharge() {
  const terms = useQuery(creditQueries.terms())
  if (payAdapter.policy !== 'pay') return <StateView kind='locked' {...texts.hidden} action={homeAction} />
  return (
    <View className={styles.page}>
      <Balance terms={terms.data} />
      <View className={styles.card}>
        {isMissing(terms.error) ? (
          <StateView kind='locked' {...texts.notOffered} isCompact />
        ) : (
          <QueryView query={terms} skeleton={<RecordsSkeleton />} title={texts.termsFailed} isCompact>
            {(data) => <AmountForm terms={data} />}
          </QueryView>
        )}
      </View>
      <BalanceRecords />
    </View>
  )
}

function Balance({ terms }: { terms: ExtraConfig | undefined }) {
  const { user, error, refresh } = useMember()
  // After a top-up the learner comes back here.
  useDidShow(() => void refresh())
  const { name, amount } = balanceWords(terms)
  if (!user && error !== null) {
    return <Failure error={error} onRetry={() => void refresh()} title={texts.memberFailed} isCompact />
  }
  return (
    <View className={styles.balance}>
      <Text className={styles.balanceName}>{texts.balance(name)}</Text>
      <Text className={styles.balanceAmount}>{user ? amount(user.balanceYuan) : ' '}</Text>
    </View>
  )
}
