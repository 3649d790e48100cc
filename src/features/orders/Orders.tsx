import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Order, OrderStatus } from '@/api/order'
import { Banner } from '@/components/Banner'
import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { noteOwned } from '@/features/shared/owned/stored'
import { StickyBar } from '@/features/shared/page/StickyBar'
import type { Page } from '@/lib/decode'
import { groupBuyQueries } from '@/queries/groupBuy'
import { orderQueries } from '@/queries/order'
import { navigateTo } from '@/routes/navigate'
import { useListsPaidOrdersOnly } from '@/stores/appConfig'
import '@/platform/print'

import { OrderRow } from './OrderRow'
import styles from './orders.module.scss'
import { purchasesIn } from './purchases'
import { texts } from './texts'
import { useGroupOutcomes } from './useGroupOutcomes'

type OrderPages = InfiniteData<Page<Order>>

type ShownStatus = Exclude<OrderStatus, 'unknown'>

const only = ({ pages, pageParams }: OrderPages, status: ShownStatus | undefined): OrderPages => ({
  pages: pages.map((page) => ({
    ...page,
    items: page.items.filter((order) => status === undefined || order.status === status),
  })),
  pageParams,
})

/** My orders with one status; absent = all. The server cannot filter, so its pages are filtered here. */
const useOrders = (status: ShownStatus | undefined) =>
  usePagedQuery({ ...orderQueries.list(), select: (data) => only(data, status) })

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
  const client = useQueryClient()
  // Then there is nothing to filter by (HEAD).
  const isPaidOnly = useListsPaidOrdersOnly()
  const query = useOrders(isPaidOnly ? undefined : status)
  // Orders are also made, paid and cancelled elsewhere.
  useDidShow(() => {
    for (const { queryKey } of [orderQueries.list(), groupBuyQueries.recentOrders()]) {
      void client.invalidateQueries({ queryKey })
    }
  })
  const { data } = query
  const orders = data?.pages.flatMap(({ items }) => items) ?? []
  const outcomeOf = useGroupOutcomes(orders)
  useEffect(() => noteOwned(purchasesIn(data?.pages.flatMap(({ items }) => items) ?? [])), [data])
  const tab = isPaidOnly ? 'all' : (status ?? 'all')
  return (
    <>
      {isPaidOnly ? (
        <Banner icon='receipt'>{texts.paidOnly}</Banner>
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
          empty={{ ...texts.empty[tab], action: toCourses }}
          failedTitle={texts.failed}
          skeleton={<OrdersSkeleton />}
          isGrid
        />
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
