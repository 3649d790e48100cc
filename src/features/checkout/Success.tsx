import { View } from '@tarojs/components'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import type { Order } from '@/api/order'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { Skeleton, SkeletonBlock } from '@/components/Skeleton'
import { useUntilInFront } from '@/features/shared/action'
import { QueryView } from '@/features/shared/page'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { useReadyOrTimeout } from '@/features/shared/page/useReadyOrTimeout'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { type Goods, kindOf } from '@/goods/kinds'
import { promotionOrders } from '@/goods/promotions'
import type { Delivery, Paid } from '@/goods/promotions/define'
import { paidFor } from '@/goods/purchase'
import { mayPass } from '@/http/apiError'
import { formatCents } from '@/lib/money'
import { pollMs } from '@/queries/promotion'
import { parseLocation } from '@/routes/codec'
import { goBackOrReplace, navigateTo, replaceWith } from '@/routes/navigate'

import { boughtFrom } from '@/stores/boughtFrom'

import { OrderNumber } from './OrderNumber'
import { GoodsHead } from './Receipt'
import { ResultWait } from './ResultWait'
import styles from './result.module.scss'
import { texts } from './texts'
import { topUpFor } from './topUpFor'
import { useAfterPurchase } from './useAfterPurchase'
import { useOrder } from './useOrder'
import { useReportPurchase } from './useReportPurchase'

/** An order row of a promotion does not name its thing, but it tells what became of it. */
function paidOf(goods: Goods | null, row: Order | undefined): Paid | undefined {
  if (goods) return paidFor(goods)
  return row?.goods ? promotionOrders(row.goods.type)?.paid?.(row.goods.id) : undefined
}

/**
 * What paying has brought, by the server's answer; absent = unknown.
 * @param isLookingUp the order is being asked for, which tells what was bought
 */
function usePaid(
  goods: Goods | null,
  row: Order | undefined,
  isLookingUp: boolean,
): { paid?: Delivery; isAsking: boolean } {
  const paid = paidOf(goods, row)
  const isInFront = usePageVisible()
  const { data, isLoading } = useQuery<unknown, Error, Delivery>({
    ...(paid?.outcome ?? { queryKey: ['checkout', 'noOutcome'], queryFn: skipToken }),
    // The page says that it is being confirmed.
    refetchInterval: ({ state }) => mayPass(state.error) && pollMs(state),
    subscribed: isInFront,
  })
  // One slow call does not keep back that it is paid.
  const isSettled = useReadyOrTimeout(!isLoading && (paid !== undefined || !isLookingUp))
  return { paid: data ?? paid, isAsking: !isSettled }
}

/** Paid, by the server's answer: what the learner has now, and the way there. */
export function Success({ orderNo }: { orderNo: string }) {
  const { query, row, draft, goods } = useOrder(orderNo)
  useAfterPurchase(orderNo, goods)
  const dueCents = draft?.createdElsewhere ? null : (draft?.amountDueCents ?? null)
  useReportPurchase(orderNo, goods, query.isPending ? undefined : (row ?? null), dueCents)
  const kind = goods && kindOf(goods.type)
  const { paid, isAsking } = usePaid(goods, row, query.isPending)
  // The purchase that the balance was too low for before this top-up.
  const unpaid = useMemo(() => (kind?.isTopUp ? topUpFor.get() : null), [kind])
  // The locked page where the purchase began, if there was one.
  const from = goods && parseLocation(boughtFrom.get(goods) ?? '')
  const client = useQueryClient()
  const [isOpening, setOpening] = useState(false)
  const untilInFront = useUntilInFront()
  const start = async () => {
    const own = paid?.location
    const isThing = kind && own?.name === kind.detailLocation(goods.id).name && !paid?.isReturned
    setOpening(true)
    // Without an answer, the thing's own page says what is wrong and tries again.
    const first = isThing && !from ? await kind.begin?.(client, goods.id).catch(() => null) : null
    setOpening(false)
    if (!(await untilInFront())) return
    const location = first ?? (paid?.isReturned ? own : (from ?? own))
    // The page of the memberships may stand between.
    if (location) goBackOrReplace(location, 2)
    else navigateTo('study')
  }
  const shared = kind && !kind.isTopUp ? kind.detailLocation(goods.id) : ({ name: 'home', params: {} } as const)
  useSharedPage({ ...shared, title: kind ? row?.goods?.name : undefined, thumb: kind ? row?.goods?.thumb : undefined })
  if (isAsking) return <ResultWait />
  return (
    <View className={styles.page}>
      <View className={paid?.isReturned ? styles.returned : styles.done}>
        <Icon name={paid?.isReturned ? 'clock' : 'check'} size={32} />
      </View>
      <View className={styles.title} role='heading' aria-level='2'>
        {paid?.title ?? texts.paid}
      </View>
      <View className={styles.hint}>{paid?.delivered ?? texts.defaultDelivered}</View>
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
        {unpaid && (
          <Button size='l' isBlock onClick={() => replaceWith('order', unpaid)}>
            {texts.payUnpaid}
          </Button>
        )}
        <Button kind={unpaid ? 'line' : undefined} size='l' isBlock isLoading={isOpening} onClick={() => void start()}>
          {from && kind?.changesMember ? texts.goOn : (paid?.start ?? texts.toStudy)}
        </Button>
        <Button kind='line' size='l' isBlock onClick={() => navigateTo('home')}>
          {texts.home}
        </Button>
      </View>
      <View className={styles.facts}>
        {dueCents !== null ? (
          <ListRow label={texts.paidAmount} value={`¥${formatCents(dueCents)}`} />
        ) : (
          row &&
          row.chargeCents !== null && <ListRow label={texts.orderAmount} value={`¥${formatCents(row.chargeCents)}`} />
        )}
        {row?.paymentName && <ListRow label={texts.payWith} value={row.paymentName} />}
        <OrderNumber value={orderNo} />
        <ListRow label={texts.toOrders} onClick={() => navigateTo('memberOrder', { status: 'paid' })} />
      </View>
      <View className={styles.support}>
        <SupportButton />
      </View>
    </View>
  )
}

const CardSkeleton = () => (
  <Skeleton>
    <SkeletonBlock className={styles.skeletonCard} />
  </Skeleton>
)
