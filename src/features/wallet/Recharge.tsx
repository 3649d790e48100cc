import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import { type ExtraConfig, noExtras } from '@/api/app'
import { StateView } from '@/components/StateView'
import { useShell } from '@/features/shared/appShell/useShell'
import { balanceTexts } from '@/features/shared/balance'
import { Failure, QueryView } from '@/features/shared/page'
import { useMember } from '@/features/shared/session/useMember'
import { isMissing } from '@/http/apiError'
import { payAdapter } from '@/platform/pay'
import { creditQueries } from '@/queries/credit'
import { navigateTo } from '@/routes/navigate'

import { AmountForm } from './AmountForm'
import { AppleProducts } from './AppleProducts'
import { BalanceRecords } from './BalanceRecords'
import styles from './recharge.module.scss'
import { RecordsSkeleton } from './RecordRow'
import { texts } from './texts'

const homeAction = { label: texts.home, onClick: () => navigateTo('home') }

/** The balance: its amount, how to top up, its records. */
export function Recharge() {
  const terms = useQuery(creditQueries.terms())
  const shell = useShell()
  const isSoldByApple = shell?.can('applePay')
  const topUp = useQuery({
    ...creditQueries.topUp(),
    enabled: payAdapter.canSell && shell !== undefined && !isSoldByApple,
  })
  if (!payAdapter.canSell) return <StateView kind='locked' {...texts.hidden} action={homeAction} />
  return (
    <View className={styles.page}>
      <Balance terms={isMissing(terms.error) ? noExtras : terms.data} />
      <View className={styles.card}>
        {isMissing(terms.error) ? (
          <StateView kind='locked' {...texts.notOffered} isCompact />
        ) : (
          <QueryView
            query={shell === undefined ? { ...terms, data: undefined } : terms}
            skeleton={<RecordsSkeleton />}
            title={texts.termsFailed}
            isCompact
          >
            {(data) =>
              isSoldByApple ? <AppleProducts coin={data.balanceName} /> : <TopUp query={topUp} terms={data} />
            }
          </QueryView>
        )}
      </View>
      <BalanceRecords />
    </View>
  )
}

function TopUp({ query, terms }: { query: UseQueryResult<boolean>; terms: ExtraConfig }) {
  return (
    <QueryView query={query} skeleton={<RecordsSkeleton />} title={texts.termsFailed} isCompact>
      {(isOffered) =>
        isOffered ? <AmountForm terms={terms} /> : <StateView kind='locked' {...texts.notOffered} isCompact />
      }
    </QueryView>
  )
}

function Balance({ terms }: { terms: ExtraConfig | undefined }) {
  const { user, error, refresh } = useMember()
  // It is also spent and topped up elsewhere.
  useDidShow(() => void refresh())
  const { name, amount } = balanceTexts(terms)
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
