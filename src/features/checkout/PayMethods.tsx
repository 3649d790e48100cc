import { View } from '@tarojs/components'
import { useEffect } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { RadioGroup, RadioRow } from '@/components/RadioRow'
import { Skeleton, SkeletonLine } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { balanceTexts, coinsFor } from '@/features/shared/balance'
import { Delayed, Failure } from '@/features/shared/page'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { useMember } from '@/features/shared/session/useMember'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { ApiError } from '@/http/apiError'
import type { Cents } from '@/lib/money'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import type { PayMethod } from './payWays'
import styles from './payMethods.module.scss'
import { texts } from './texts'
import { lackText } from './topUpOffer'
import type { usePayMethods } from './usePayMethods'

type PayMethodsProps = ReturnType<typeof usePayMethods> & Pick<MethodRowsProps, 'dueCents'>

/** So old may the balance be that is offered. */
const balanceFreshMs = 30_000

/** One row for each way to pay that works here, or a note that the server's own cashier asks. */
export function PayMethods({ query, methods, ...rows }: PayMethodsProps) {
  if (rows.chosen?.way === 'hosted') {
    return (
      <View className={styles.card}>
        <ListRow label={texts.payWith} value={texts.hostedHint} />
      </View>
    )
  }
  return (
    <View className={styles.card}>
      <View className={styles.title} role='heading' aria-level='2'>
        {texts.payWith}
      </View>
      {methods ? (
        <MethodRows methods={methods} {...rows} />
      ) : query.isError || query.isPaused ? (
        <Failure
          error={query.error ?? new ApiError('offline')}
          title={texts.methodsFailed}
          onRetry={() => void query.refetch()}
          isCompact
        />
      ) : (
        <Delayed>
          <Skeleton className={styles.skeleton}>
            <SkeletonLine width='40%' size={16} />
            <SkeletonLine width='30%' size={16} />
          </Skeleton>
        </Delayed>
      )}
    </View>
  )
}

interface MethodRowsProps {
  methods: PayMethod[]
  chosen: PayMethod | undefined
  choose: (sign: string) => void
  isUrgent: boolean
  /** The bill's; null = unreadable, or less is due, by a code that is unknown here. */
  dueCents: Cents | null
}

function MethodRows({ methods, chosen, choose, isUrgent, dueCents }: MethodRowsProps) {
  const balanceHint = useBalanceHint(dueCents)
  useFreshBalance(methods.some(({ way }) => way === 'balance'))
  if (methods.length === 0) {
    return (
      <>
        <StateView kind='empty' {...(isUrgent ? texts.noQuickMethods : texts.noMethods)} isCompact />
        <View className={styles.support}>
          <SupportButton size='s' />
        </View>
      </>
    )
  }
  return (
    <RadioGroup label={texts.payWith}>
      {methods.map((method) => (
        <RadioRow
          key={method.sign}
          title={method.name}
          hint={hintOf(method, balanceHint)}
          mark={<Mark {...method} />}
          isChecked={method === chosen}
          onSelect={() => choose(method.sign)}
        />
      ))}
    </RadioGroup>
  )
}

/** Another device, the operator or an earlier purchase may have changed it. */
function useFreshBalance(isShown: boolean): void {
  const { refresh } = useMember()
  const isInFront = usePageVisible()
  useEffect(() => {
    if (isShown && isInFront) void refresh(balanceFreshMs)
  }, [isShown, isInFront, refresh])
}

/**
 * The balance, what this takes of it where a coin is not a yuan, and what is missing; `undefined` = unknown.
 */
function useBalanceHint(dueCents: Cents | null): string | undefined {
  const balance = useSession(({ user }) => user?.balanceYuan ?? null)
  const terms = useAppConfig(({ extraConfig }) => extraConfig)
  const { name, amount } = balanceTexts(terms)
  const coins = dueCents === null || terms?.coinsPerYuan === 1 ? null : coinsFor(dueCents, terms)
  const missing = lackText(dueCents, balance, terms)
  const lack = missing && `，${missing}`
  if (coins !== null) return texts.coinsNeeded(name, coins, balance) + lack
  return balance === null ? undefined : texts.balanceHint(`${name} ${amount(balance)}`) + lack
}

function hintOf({ way }: PayMethod, balanceHint: string | undefined): string | undefined {
  switch (way) {
    case 'transfer':
      return texts.transferHint
    case 'balance':
      return balanceHint
    case 'link':
      return texts.browser.payHint
    case 'site':
      return texts.browser.buyHint
    default:
      return undefined
  }
}

const Mark = ({ glyph }: PayMethod) => (
  <View className={cx(styles.mark, styles[glyph])}>
    <Icon name={glyph} size={20} />
  </View>
)
