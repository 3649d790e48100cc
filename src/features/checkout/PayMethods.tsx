import { Image, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { RadioGroup, RadioRow } from '@/components/RadioRow'
import { Skeleton, SkeletonLine } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { balanceTexts } from '@/features/shared/balance'
import { Delayed, Failure } from '@/features/shared/page'
import { ApiError } from '@/http/apiError'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import type { PayMethod } from './payWays'
import styles from './payMethods.module.scss'
import { texts } from './texts'
import type { usePayMethods } from './usePayMethods'

/** How to pay: one row for each way that works here, or the word that the server's own cashier asks. */
export function PayMethods({ query, methods, chosen, choose }: ReturnType<typeof usePayMethods>) {
  if (chosen?.way === 'hosted') {
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
        <MethodRows methods={methods} chosen={chosen} choose={choose} />
      ) : query.isError || query.fetchStatus === 'paused' ? (
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
}

function MethodRows({ methods, chosen, choose }: MethodRowsProps) {
  const balance = useSession(({ user }) => user?.balanceYuan ?? null)
  const { name, amount } = balanceTexts(useAppConfig(({ extraConfig }) => extraConfig))
  if (methods.length === 0) return <StateView kind='empty' {...texts.noMethods} isCompact />
  return (
    <RadioGroup label={texts.payWith}>
      {methods.map((method) => (
        <RadioRow
          key={method.sign}
          title={method.name}
          hint={hintOf(method, balance === null ? undefined : `${name} ${amount(balance)}`)}
          mark={<Mark {...method} />}
          isChecked={method === chosen}
          onSelect={() => choose(method.sign)}
        />
      ))}
    </RadioGroup>
  )
}

/** @param balance undefined = nobody knows it */
function hintOf({ way }: PayMethod, balance: string | undefined): string | undefined {
  switch (way) {
    case 'transfer':
      return texts.transferHint
    case 'balance':
      return balance && texts.balanceHint(balance)
    case 'link':
      return texts.browser.payHint
    case 'site':
      return texts.browser.buyHint
    default:
      return undefined
  }
}

const decoration = { alt: '' }

/** The server's picture of the method, or ours where it does not load. */
function Mark({ icon, glyph }: PayMethod) {
  const [hasFailed, setFailed] = useState(false)
  return icon && !hasFailed ? (
    <Image
      className={styles.mark}
      src={icon}
      mode='aspectFit'
      nativeProps={decoration}
      onError={() => setFailed(true)}
    />
  ) : (
    <View className={cx(styles.mark, styles.drawn, styles[glyph])}>
      <Icon name={glyph} size={20} />
    </View>
  )
}
