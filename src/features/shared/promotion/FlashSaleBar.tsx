import { Text, View } from '@tarojs/components'

import type { FlashSale, Reservation } from '@/api/flashSale'
import { PriceTag } from '@/components/PriceTag'
import { ProgressBar } from '@/components/ProgressBar'
import { toPercent } from '@/lib/percent'

import styles from './promotion.module.scss'
import { texts as promotionTexts } from './texts'
import { TimeLeft } from './TimeLeft'

const texts = promotionTexts.flashSale

interface FlashSaleBarProps {
  sale: FlashSale
  reservation: Reservation | null
  /** The sale has begun or ended: its state must be read. */
  onDue: () => void
}

/** A flash sale on the page of its goods: price, remaining time and stock. */
export function FlashSaleBar({ sale, reservation, onDue }: FlashSaleBarProps) {
  return (
    <View className={styles.bar} role='region' aria-label={texts.name}>
      <View className={styles.price}>
        <Text className={styles.name}>{texts.price}</Text>
        <PriceTag priceCents={sale.priceCents} originalCents={sale.originalCents} size='l' />
      </View>
      <FlashSaleState sale={sale} reservation={reservation} onDue={onDue} />
    </View>
  )
}

function FlashSaleState({ sale, reservation, onDue }: FlashSaleBarProps) {
  const { state, startsAt, endsAt, stock, stockLeft } = sale
  if (reservation?.state === 'paid') return <View className={styles.note}>{texts.paid}</View>
  if (reservation?.state === 'won') {
    const { reservedUntil } = reservation
    if (!reservedUntil) return <View className={styles.note}>{texts.won}</View>
    return <TimeLeft label={texts.won} until={reservedUntil} onEnd={onDue} />
  }
  if (state === 'over') return <View className={styles.note}>{stockLeft > 0 ? texts.ended : texts.soldOut}</View>
  if (state === 'soon') return startsAt && <TimeLeft label={texts.untilStart} until={startsAt} onEnd={onDue} />
  const soldRatio = stock > 0 ? (stock - stockLeft) / stock : 0
  return (
    <>
      {endsAt && <TimeLeft label={texts.untilEnd} until={endsAt} onEnd={onDue} />}
      <View className={styles.stock}>
        <View className={styles.progress}>
          <ProgressBar ratio={soldRatio} label={texts.sold(toPercent(soldRatio))} />
        </View>
        <Text className={styles.note}>{texts.stock(stockLeft)}</Text>
      </View>
    </>
  )
}
