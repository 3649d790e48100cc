import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Spinner } from '@/components/Spinner'
import { StateView } from '@/components/StateView'
import { toast } from '@/features/shared/dialog'
import { payAdapter } from '@/platform/pay'
import { open, replaceWith } from '@/routes/navigate'

import { takeDeparture } from './departure'
import styles from './result.module.scss'
import { texts } from './texts'
import { useOrder } from './useOrder'
import { useOrderWatch } from './useOrderWatch'

interface WaitingProps {
  orderNo: string
  /** The server says that it is paid. */
  onPaid: () => void
}

const ordersAction = { label: texts.toOrders, onClick: () => open('memberOrder', {}) }

/** Between paying and the server's word. Leaves for the gateway first, when one is waiting to be opened. */
export function Waiting({ orderNo, onPaid }: WaitingProps) {
  const [departure] = useState(() => takeDeparture(orderNo))
  const { news, isLooking, lookNow } = useOrderWatch(orderNo)
  const { goods } = useOrder(orderNo)

  useEffect(() => {
    if (departure) payAdapter.leaveFor(departure)
  }, [departure])
  useEffect(() => {
    if (news === 'paid') onPaid()
    // Once, when the news arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [news])

  /** The cashier knows what may be done with an order that is under way. */
  const toCashier = () => (goods ? replaceWith('order', goods) : open('memberOrder', {}))
  async function check(): Promise<void> {
    const latest = await lookNow()
    if (latest === 'open') toast(texts.notYet)
  }

  if (news === 'missing') return <MissingOrder />
  if (news === 'cancelled') {
    const buyAgain = { label: texts.buyAgain, onClick: toCashier }
    const actions = goods ? { action: buyAgain, secondary: ordersAction } : { action: ordersAction }
    return <StateView kind='empty' {...texts.cancelled} {...actions} />
  }
  const hasGivenUp = news === 'gaveUp'
  const words = hasGivenUp ? texts.gaveUp : texts.waiting
  return (
    <View className={styles.page}>
      <View className={styles.ring}>
        {hasGivenUp ? <Icon name='clock' size={32} /> : <Spinner />}
      </View>
      <View className={styles.title} role='status'>
        {departure && !hasGivenUp ? texts.opening : words.title}
      </View>
      <View className={styles.hint}>{words.hint}</View>
      <View className={styles.actions}>
        <Button size='l' isBlock isLoading={isLooking} onClick={() => void check()}>
          {texts.donePaying}
        </Button>
        <Button kind='line' size='l' isBlock onClick={hasGivenUp ? ordersAction.onClick : toCashier}>
          {hasGivenUp ? ordersAction.label : texts.hasTrouble}
        </Button>
      </View>
    </View>
  )
}

/** The address names an order that is not mine, or none. */
export const MissingOrder = () => <StateView kind='notFound' {...texts.missing} action={ordersAction} />
