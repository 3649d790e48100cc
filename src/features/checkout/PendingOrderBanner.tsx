import { Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { TextLink } from '@/components/TextLink'

import type { SaleItem } from '@/goods/kinds'
import { formatCents } from '@/lib/money'

import type { PendingOrder } from './pendingOrder'
import styles from './cashier.module.scss'
import { texts } from './texts'

/**
 * Why the bill differs from the present price, and which way is cheaper; `undefined` = it does not, or that is unknown.
 */
function priceWords({ amountDueCents: dueCents, promo, createdElsewhere }: PendingOrder, { priceCents }: SaleItem) {
  if (dueCents === null || priceCents === null) return undefined
  const price = formatCents(priceCents)
  if (priceCents < dueCents) return createdElsewhere ? texts.maybeCheaperNow(price) : texts.cheaperNow(price)
  return priceCents > dueCents + (promo?.discountCents ?? 0) ? texts.cheaperBefore(price) : undefined
}

function wordsFor(order: PendingOrder, item: SaleItem): string {
  const { state, createdElsewhere } = order
  if (state === 'charged') return texts.charged
  if (state === 'transfer') return item.isUrgent ? texts.tooSlow : texts.transferring
  if (state === 'sent') return texts.sent
  return priceWords(order, item) ?? (createdElsewhere ? texts.createdElsewhere : texts.resumed)
}

interface PendingOrderBannerProps {
  order: PendingOrder
  item: SaleItem
  onStartOver: () => void
}

/** Says that an order waits already and, unless it has been paid, offers a new one. */
export function PendingOrderBanner({ order, item, onStartOver }: PendingOrderBannerProps) {
  return (
    <View className={styles.pending} role='status'>
      <Icon name='clock' size={16} />
      <Text className={styles.pendingWords}>{wordsFor(order, item)}</Text>
      {order.state !== 'charged' && (
        <TextLink role='button' onClick={onStartOver}>
          {texts.startOver}
        </TextLink>
      )}
    </View>
  )
}
