import { View } from '@tarojs/components'
import { useMemo } from 'react'

import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Spinner } from '@/components/Spinner'
import { StateView } from '@/components/StateView'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { gatewayGlanceSec } from '@/config/limits'
import type { Goods } from '@/goods/kinds'
import { serverClock } from '@/lib/serverClock'
import { navigateTo, replaceWith } from '@/routes/navigate'
import { useListsPaidOrdersOnly } from '@/stores/appConfig'

import { OrderNumber } from './OrderNumber'
import styles from './result.module.scss'
import { texts } from './texts'
import { type Checkout, useCheckout, useResultPage } from './useCheckout'
import { useOrder } from './useOrder'

/** Asks what became of an order. Once it is paid, the result replaces this page. */
export function PaymentPending({ orderNo }: { orderNo: string }) {
  const checkout = useCheckout({ step: 'confirming', orderNo, received: 'open' })
  useResultPage(checkout.state)
  return <OrderPending checkout={checkout} orderNo={orderNo} />
}

/** As `PendingView`, for an order whose goods must be looked up. */
export function OrderPending({ checkout, orderNo }: { checkout: Checkout; orderNo: string }) {
  const { query, goods, draft, end } = useOrder(orderNo)
  const isLookingUp = !goods && query.isFetching
  return (
    <PendingView checkout={checkout} goods={goods} isLookingUp={isLookingUp} sentAtMs={draft?.sentAtMs} end={end} />
  )
}

interface PendingViewProps {
  checkout: Checkout
  /** Null = unknown. */
  goods: Goods | null
  /** The goods are being asked for. Afterwards the way back to the bill is open. */
  isLookingUp?: boolean
  /** When this device left for the gateway, by the server's clock. */
  sentAtMs?: number
  /** How such orders end; absent = like every order. */
  end?: ReturnType<typeof useOrder>['end']
}

/** Why an order ended unpaid, and what happens to money that is on its way. */
function cancelledTexts({ whyCancelled, paidLate }: NonNullable<PendingViewProps['end']> = texts.cancelled) {
  return { title: texts.cancelled.title, hint: `${whyCancelled}。${paidLate}` }
}

const ordersAction = { label: texts.toOrders, onClick: () => navigateTo('memberOrder', {}) }

/** Shown between the payment and the server's answer. */
export function PendingView({ checkout, goods, isLookingUp = false, sentAtMs = 0, end }: PendingViewProps) {
  const { state, isPolling, check } = checkout
  // That server's list of orders lacks waiting ones.
  const leadsNowhere = useListsPaidOrdersOnly()
  const orderNo = 'orderNo' in state ? state.orderNo : undefined
  /** The cashier knows what can be done with an order that is under way. One that has ended gives way to a new one. */
  const toCashier = (order?: string) =>
    goods ? replaceWith('order', { ...goods, order }) : navigateTo('memberOrder', {})
  // The gateway did not open, or was not what the learner wanted: there is nothing to wait for.
  const isBackSoon = useMemo(() => serverClock.now() - sentAtMs < gatewayGlanceSec * 1000, [sentAtMs])

  if (state.step === 'missing') {
    return <StateView kind='notFound' {...texts.missing} action={ordersAction} />
  }
  if (state.step === 'cancelled') {
    const buyAgain = { label: texts.buyAgain, onClick: () => toCashier() }
    // What may be on its way is not to be paid for again.
    const isAgainFirst = end !== texts.endedTransfer && end !== texts.endedHosted
    const [action, secondary] = isAgainFirst ? [buyAgain, ordersAction] : [ordersAction, buyAgain]
    const actions = goods ? { action, secondary } : { action: ordersAction }
    return (
      <>
        <StateView kind='empty' {...cancelledTexts(end)} {...actions} />
        <View className={styles.support}>
          <OrderNumber value={state.orderNo} />
          <SupportButton />
        </View>
      </>
    )
  }
  const isTimedOut = state.step === 'confirming' && state.received === 'timedOut'
  const timedOut = leadsNowhere ? { ...texts.timedOut, hint: texts.timedOutUnlisted } : texts.timedOut
  const pending = isTimedOut ? timedOut : texts.waiting
  return (
    <View className={styles.page}>
      <View className={styles.ring}>{isTimedOut ? <Icon name='clock' size={32} /> : <Spinner />}</View>
      <View className={styles.title} role='status'>
        {state.step === 'redirecting' ? texts.opening : pending.title}
      </View>
      <View className={styles.hint}>{pending.hint}</View>
      <View className={styles.actions}>
        <Button size='l' isBlock isLoading={isPolling} onClick={() => void check()}>
          {texts.donePaying}
        </Button>
        {isTimedOut && !leadsNowhere && (
          <Button kind='line' size='l' isBlock onClick={ordersAction.onClick}>
            {ordersAction.label}
          </Button>
        )}
        {(!isTimedOut || leadsNowhere) && (
          <Button kind='line' size='l' isBlock isLoading={isLookingUp} onClick={() => toCashier(orderNo)}>
            {isTimedOut ? texts.toCashier : isBackSoon ? texts.otherMethod : texts.hasTrouble}
          </Button>
        )}
        {isTimedOut && <SupportButton />}
      </View>
      {isTimedOut && (
        <View className={styles.facts}>
          <OrderNumber value={state.orderNo} />
        </View>
      )}
    </View>
  )
}
