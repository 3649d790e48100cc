import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { Skeleton, SkeletonBlock } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/screen'
import { kindOf } from '@/goods/kinds'
import { formatCents } from '@/lib/money'
import { open, returnTo } from '@/routes/navigate'

import { OrderNumber } from './OrderNumber'
import { GoodsHead } from './Receipt'
import styles from './result.module.scss'
import { texts } from './texts'
import { useDelivery } from './useDelivery'
import { useOrder } from './useOrder'

/** Paid, by the server's word: what the learner has now, and the way there. */
export function Success({ orderNo }: { orderNo: string }) {
  const { query, row, intent, goods } = useOrder(orderNo)
  useDelivery(goods)
  const kind = goods && kindOf(goods.type)
  const start = () => (goods && kind ? returnTo(kind.target(goods.id)) : open('study'))
  return (
    <View className={styles.page}>
      <View className={styles.done}>
        <Icon name='check' size={32} />
      </View>
      <View className={styles.title} role='heading' aria-level='2'>
        {texts.paid}
      </View>
      <View className={styles.hint}>{kind?.words.delivered ?? texts.defaultDelivered}</View>
      <QueryView query={query} skeleton={<CardSkeleton />} title={texts.detailFailed} isCompact>
        {(order) =>
          order?.goods && (
            <View className={styles.card}>
              <GoodsHead
                title={order.goods.name}
                thumb={order.goods.thumb}
                coverRatio={kind?.coverRatio}
                emblem={kind?.emblem}
              />
            </View>
          )
        }
      </QueryView>
      <View className={styles.actions}>
        <Button size='l' isBlock onClick={start}>
          {kind?.words.start ?? texts.toStudy}
        </Button>
        <Button kind='line' size='l' isBlock onClick={() => open('home')}>
          {texts.home}
        </Button>
      </View>
      <View className={styles.facts}>
        {intent && intent.amountDueCents !== null && !intent.isForeign ? (
          <ListRow label={texts.paidAmount} value={`¥${formatCents(intent.amountDueCents)}`} />
        ) : (
          row &&
          row.chargeCents !== null && (
            <ListRow label={texts.orderAmount} value={`¥${formatCents(row.chargeCents)}`} />
          )
        )}
        {row?.paymentName && <ListRow label={texts.payWith} value={row.paymentName} />}
        <OrderNumber value={orderNo} />
        <ListRow label={texts.toOrders} onClick={() => open('memberOrder', { status: 'paid' })} />
      </View>
    </View>
  )
}

const CardSkeleton = () => (
  <Skeleton>
    <SkeletonBlock className={styles.skeletonCard} />
  </Skeleton>
)
