import { View } from '@tarojs/components'
import { useEffect } from 'react'

import { Banner } from '@/components/Banner'
import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import { TextLink } from '@/components/TextLink'
import { PagedList } from '@/features/shared/list'
import { noteOwned } from '@/features/shared/owned/stored'
import { StickyBar } from '@/features/shared/page/StickyBar'
import { supportWay } from '@/features/shared/support'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'
import { useListsPaidOrdersOnly } from '@/stores/appConfig'
import '@/platform/print'

import { OrderRow } from './OrderRow'
import styles from './orders.module.scss'
import { purchasesIn } from './purchases'
import { texts } from './texts'
import { type ShownStatus, useOrders } from './useOrders'
import { useOutcomes } from './useOutcomes'

const tabs = (['all', 'unpaid', 'paying', 'paid', 'cancelled'] as const).map((key) => ({
  key,
  label: key === 'all' ? texts.all : texts.status[key],
}))
const toCourses = { label: texts.toCourses, onClick: () => navigateTo('vodIndex') }

interface OrdersProps {
  /** Absent = all. */
  status?: ShownStatus
  onStatus: (status: ShownStatus | undefined) => void
}

export function Orders({ status, onStatus }: OrdersProps) {
  // Then there is nothing to filter by (HEAD).
  const isPaidOnly = useListsPaidOrdersOnly()
  const { query, isResting, lookFurther, seenCount } = useOrders(isPaidOnly ? undefined : status)
  const { data } = query
  const orders = data?.pages.flatMap(({ items }) => items) ?? []
  const outcomeOf = useOutcomes(orders)
  useEffect(() => noteOwned(purchasesIn(data?.pages.flatMap(({ items }) => items) ?? [])), [data])
  const tab = isPaidOnly ? 'all' : (status ?? 'all')
  return (
    <>
      {isPaidOnly ? (
        // Where nothing is sold, nothing can be paid for at the thing, either.
        payAdapter.canSell && <Banner icon='receipt'>{texts.paidOnly}</Banner>
      ) : (
        <StickyBar>
          {(toStart) => (
            <Tabs
              label={texts.tabs}
              items={tabs}
              value={tab}
              onChange={(next) => {
                onStatus(next === 'all' ? undefined : next)
                toStart()
              }}
            />
          )}
        </StickyBar>
      )}
      <View className={styles.list} role={isPaidOnly ? undefined : 'tabpanel'}>
        <PagedList
          query={query}
          keyOf={({ id, orderNo }) => `${id}-${orderNo}`}
          renderItem={(order) => <OrderRow order={order} outcome={outcomeOf(order)} />}
          empty={
            isResting
              ? { title: texts.noneAmong(seenCount), action: { label: texts.lookFurther, onClick: lookFurther } }
              : { ...texts.empty[tab], action: toCourses }
          }
          endNote={
            isResting && (
              <View className={styles.further}>
                <TextLink role='button' onClick={lookFurther}>
                  {texts.lookFurther}
                </TextLink>
              </View>
            )
          }
          failedTitle={texts.failed}
          skeleton={<OrdersSkeleton />}
          isGrid
        />
        {/* Paid, and nothing came, or the order is not even listed: no row says so of itself. */}
        {data && !query.hasNextPage && supportWay() && (
          <View className={styles.further}>
            <SupportButton size='s' />
          </View>
        )}
      </View>
    </>
  )
}

const cards = [0, 1, 2]

const OrdersSkeleton = () => (
  <Skeleton>
    {cards.map((key) => (
      <View key={key} className={styles.card}>
        <View className={styles.head}>
          <SkeletonLine width='40%' />
        </View>
        <View className={styles.goods}>
          <SkeletonBlock className={styles.skeletonCover} />
          <View className={styles.words}>
            <SkeletonLine size={16} />
            <SkeletonLine width='60%' />
          </View>
        </View>
        <View className={styles.foot} />
      </View>
    ))}
  </Skeleton>
)
