import { Text, View } from '@tarojs/components'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { Icon } from '@/components/Icon'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/page'
import { type Goods, kindOf } from '@/goods/kinds'
import { promotionSwitch, saleOf } from '@/goods/purchase'
import { formatLeft } from '@/lib/countdown'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { goBackOrReplace, navigateTo, replaceLocation, replaceWith } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import { Bill } from './Bill'
import styles from './cashier.module.scss'
import { CashierSkeleton } from './CashierSkeleton'
import type { CheckoutState } from './machine'
import { PendingView } from './PaymentPending'
import { pendingQuery } from './pendingOrder'
import { texts } from './texts'
import { useCheckout } from './useCheckout'
import { usePayMethods } from './usePayMethods'

const homeAction = { label: texts.home, onClick: () => navigateTo('home') }

/** The cashier: knows type and id, and asks the server for everything else. */
export function Cashier({ goods }: { goods: Goods }) {
  const isKindOn = useSwitch(kindOf(goods.type).switch)
  const isPromotionOn = useSwitch(promotionSwitch(goods))
  if (payAdapter.policy !== 'pay') return <StateView kind='locked' {...texts.hidden} action={homeAction} />
  if (isKindOn === false || isPromotionOn === false)
    return <StateView kind='locked' {...texts.closed} action={homeAction} />
  return <OpenCashier goods={goods} />
}

const idle: CheckoutState = { step: 'idle' }

/** Where a state goes on that the cashier does not show itself. */
function pageOf(state: CheckoutState): 'orderSuccess' | 'orderPay' | 'orderWechatH5' | undefined {
  switch (state.step) {
    case 'paid':
      return 'orderSuccess'
    case 'paying':
      return state.by === 'transfer' ? 'orderPay' : undefined
    case 'confirming':
      // Before the server's first word it may still turn out to be paid.
      return state.heard === 'nothing' && state.error === undefined ? undefined : 'orderWechatH5'
    case 'cancelled':
    case 'missing':
      return 'orderWechatH5'
    default:
      return undefined
  }
}

/** Goes there in place of the cashier, so that "back" does not meet it again. */
function useFollow(state: CheckoutState): void {
  const page = pageOf(state)
  const order = 'orderNo' in state ? state.orderNo : undefined
  useEffect(() => {
    if (page && order) replaceWith(page, { order })
  }, [page, order])
}

/** The price by the detail's own query, but never what that page knew before the cashier opened. */
function useSaleItem(goods: Goods) {
  const sale = saleOf(goods)
  const client = useQueryClient()
  const [knownAtMs] = useState(() => client.getQueryState(sale.queryKey)?.dataUpdatedAt)
  const query = useQuery({ ...sale, staleTime: 0 })
  if (query.dataUpdatedAt !== knownAtMs) return query
  return { ...query, data: undefined, isError: query.isError && !query.isFetching }
}

/** How long a promotion still keeps what is on the bill. */
function HeldUntil({ until, onEnd }: { until: Date; onEnd: () => void }) {
  const leftSec = useSecondsLeft(until.getTime(), serverClock.now, onEnd)
  return (
    <View className={styles.pending} role='timer'>
      <Icon name='clock' size={16} />
      <Text className={styles.pendingWords}>{texts.held(formatLeft(leftSec))}</Text>
    </View>
  )
}

function OpenCashier({ goods }: { goods: Goods }) {
  const { texts: kindTexts, detailLocation } = kindOf(goods.type)
  const checkout = useCheckout(idle, goods)
  const { state, send } = checkout
  const item = useSaleItem(goods)
  // What waited at the last visit may be paid by now.
  const pending = useQuery({ ...pendingQuery(goods), staleTime: 0 })
  const methods = usePayMethods(goods)
  useFollow(state)
  const toDetail = () => goBackOrReplace(detailLocation(goods.id))

  const paidOrderNo = pending.data?.state === 'paid' ? pending.data.orderNo : undefined
  useEffect(() => {
    if (paidOrderNo) send({ type: 'answered', orderNo: paidOrderNo, result: 'paid' })
  }, [paidOrderNo, send])

  if (state.step === 'redirecting') return <PendingView checkout={checkout} goods={goods} />
  return (
    <QueryView query={item} skeleton={<CashierSkeleton />} title={texts.billFailed}>
      {(data) => {
        if (data.isOwned) {
          return <StateView kind='done' {...kindTexts.owned} action={{ label: kindTexts.start, onClick: toDetail }} />
        }
        // Until it is known whether an order waits, the bill cannot be written.
        if (pending.isLoading) return <CashierSkeleton />
        const order = pending.data ?? null
        // What has been paid already, or may be, is heard to its end.
        if (data.closed && (order === null || order.state === 'open')) {
          const { action } = data.closed
          const back = { label: texts.toDetail, onClick: toDetail }
          const onward = action && { label: action.label, onClick: () => replaceLocation(action.location) }
          return <StateView kind='empty' {...data.closed} action={onward ?? back} secondary={onward && back} />
        }
        return (
          <>
            {data.heldUntil && <HeldUntil until={data.heldUntil} onEnd={() => void item.refetch()} />}
            <Bill goods={goods} item={data} order={order} checkout={checkout} methods={methods} />
          </>
        )
      }}
    </QueryView>
  )
}
