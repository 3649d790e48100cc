import { Text, View } from '@tarojs/components'

import type { FlashSale, Reservation } from '@/api/flashSale'
import { PriceTag } from '@/components/PriceTag'
import { ProgressBar } from '@/components/ProgressBar'

import styles from './promotion.module.scss'
import { texts } from './texts'
import { TimeLeft } from './TimeLeft'

const words = texts.flashSale

interface FlashSaleBarProps {
  sale: FlashSale
  reservation: Reservation | null
  /** A moment of the sale has come: what is it now? */
  onDue: () => void
}

/** A flash sale on the page of its thing: what it costs, how long, and how many are left. */
export function FlashSaleBar({ sale, reservation, onDue }: FlashSaleBarProps) {
  return (
    <View className={styles.bar} role='region' aria-label={words.name}>
      <View className={styles.price}>
        <Text className={styles.name}>{words.price}</Text>
        <PriceTag priceCents={sale.priceCents} originalCents={sale.originalCents} size='l' />
      </View>
      <FlashSaleState sale={sale} reservation={reservation} onDue={onDue} />
    </View>
  )
}

function FlashSaleState({ sale, reservation, onDue }: FlashSaleBarProps) {
  const { state, startsAt, endsAt, stock, stockLeft } = sale
  if (reservation?.state === 'paid') return <View className={styles.note}>{words.paid}</View>
  if (reservation?.state === 'won') {
    const { heldUntil } = reservation
    if (!heldUntil) return <View className={styles.note}>{words.won}</View>
    return <TimeLeft label={words.won} until={heldUntil} onEnd={onDue} />
  }
  if (state === 'over') return <View className={styles.note}>{stockLeft > 0 ? words.ended : words.soldOut}</View>
  if (state === 'soon') return startsAt && <TimeLeft label={words.untilStart} until={startsAt} onEnd={onDue} />
  const soldRatio = stock > 0 ? (stock - stockLeft) / stock : 0
  return (
    <>
      {endsAt && <TimeLeft label={words.untilEnd} until={endsAt} onEnd={onDue} />}
      <View className={styles.stock}>
        <View className={styles.progress}>
          <ProgressBar ratio={soldRatio} label={words.sold(Math.round(soldRatio * 100))} />
        </View>
        <Text className={styles.note}>{words.stock(stockLeft)}</Text>
      </View>
    </>
  )
}
