import { Text, View } from '@tarojs/components'

import type { FlashSale } from '@/api/flashSale'
import { ProgressBar } from '@/components/ProgressBar'
import { Tag } from '@/components/Tag'
import { toPercent } from '@/lib/percent'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { payAdapter } from '@/platform/pay'

import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.flashSales

/** Items reserved by others may come back, but until then a sale without stock counts as over. */
const asListed = (sale: FlashSale): FlashSale =>
  sale.state === 'running' && sale.stockLeft === 0 ? { ...sale, state: 'over' } : sale

export const flashSaleCard = (sale: FlashSale) => (
  <SaleCard sale={asListed(sale)} go={texts.go}>
    <Standing sale={asListed(sale)} />
  </SaleCard>
)

/** How much is sold, or why nothing can be bought. Where the platform forbids selling, nothing presses the learner. */
function Standing({ sale: { state, startsAt, stock, stockLeft } }: { sale: FlashSale }) {
  if (state === 'over') return <Tag>{promotionsTexts.over}</Tag>
  const { canSell } = payAdapter
  if (state === 'soon') {
    const soon = canSell ? promotionsTexts.soon : promotionsTexts.starts
    return startsAt && <Text className={styles.caption}>{soon(formatAppointment(startsAt, serverClock.now()))}</Text>
  }
  if (!canSell) return null
  const ratio = stock > 0 ? (stock - stockLeft) / stock : 0
  return (
    <View className={styles.stock}>
      <View className={styles.progress}>
        <ProgressBar ratio={ratio} label={promotionsTexts.sold(toPercent(ratio))} />
      </View>
      <Text className={styles.caption}>{promotionsTexts.left(stockLeft)}</Text>
    </View>
  )
}
