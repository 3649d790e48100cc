import { Text, View } from '@tarojs/components'

import type { Order } from '@/api/order'
import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { Pressable } from '@/components/Pressable'
import { PriceTag } from '@/components/PriceTag'
import { Tag, type TagProps } from '@/components/Tag'
import { copyText } from '@/features/shared/share/copyText'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { kindByName } from '@/goods/kinds'
import { promotionOrders } from '@/goods/promotions'
import { formatCents } from '@/lib/money'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { openLocation } from '@/routes/navigate'

import { actionOf, isTransfer, needsSupport } from './action'
import styles from './orders.module.scss'
import { texts } from './texts'

const tones: Record<Order['status'], TagProps['tone']> = {
  unpaid: 'brand',
  paying: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  unknown: 'neutral',
}

function hintOf(order: Order, outcome: string): string {
  const { status, refundCents, goods } = order
  if (refundCents) return texts.refunded(formatCents(refundCents))
  if (status === 'cancelled') {
    const own = isTransfer(order) ? texts.transferCancelled : texts.whyCancelled
    return (goods && promotionOrders(goods.type)?.whyCancelled) ?? own
  }
  return status === 'unknown' ? texts.unknownHint : outcome
}

interface OrderRowProps {
  order: Order
  /** What happened after the payment; '' = nothing to say. */
  outcome: string
}

/** One order: goods, date, amount, status, and the next possible action. */
export function OrderRow({ order, outcome }: OrderRowProps) {
  const { goods, status, chargeCents, createdAt, orderNo } = order
  const canBuy = payAdapter.canSell
  const name = goods?.name || texts.unnamed
  const kind = goods ? kindByName('order', goods.type) : undefined
  const action = actionOf(order, canBuy)
  const hint = canBuy ? hintOf(order, outcome) : ''
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Text className={styles.caption}>{dateOrDash(createdAt, formatDateTime)}</Text>
        <Tag tone={tones[status]} size='m'>
          {texts.status[status]}
        </Tag>
      </View>
      <View className={styles.goods}>
        <Cover src={goods?.thumb ?? ''} emblem={kind?.emblem} width={96} />
        <View className={styles.words}>
          <View className={styles.name} role='heading' aria-level='2'>
            {name}
          </View>
          <View className={styles.number}>
            <Text selectable>{texts.orderNo(orderNo)}</Text>
            <Pressable
              className={styles.copy}
              label={texts.copyLabel(orderNo)}
              onClick={() => void copyText(orderNo, texts.copied)}
            >
              <Text>{texts.copy}</Text>
            </Pressable>
          </View>
          {canBuy && (
            <View className={styles.amount}>
              <Text className={styles.caption}>{texts.amount}</Text>
              <PriceTag priceCents={chargeCents} isExact tone='inherit' />
            </View>
          )}
        </View>
      </View>
      {(hint || action) && (
        <View className={styles.foot}>
          <View className={styles.hint}>{hint}</View>
          {canBuy && needsSupport(order, outcome) && <SupportButton size='s' />}
          {action && (
            <Button
              kind={action.isUrgent ? 'soft' : 'line'}
              size='s'
              label={`${action.label}：${name}`}
              onClick={() => openLocation(action.target)}
            >
              {action.label}
            </Button>
          )}
        </View>
      )}
    </View>
  )
}
