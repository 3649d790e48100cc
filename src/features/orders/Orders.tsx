import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQueryClient } from '@tanstack/react-query'

import { Tabs } from '@/components/Tabs'
import { PagedList } from '@/features/shared/catalogue'
import { StickyBar } from '@/features/shared/stickyBar'
import { orderQueries } from '@/queries/order'
import { open } from '@/routes/navigate'

import { OrderRow } from './OrderRow'
import styles from './orders.module.scss'
import { OrdersSkeleton } from './OrdersSkeleton'
import { texts } from './texts'
import { type ShownStatus, useOrders } from './useOrders'

const tabs = (['all', 'unpaid', 'paying', 'paid', 'cancelled'] as const).map((key) => ({
  key,
  label: key === 'all' ? texts.all : texts.status[key],
}))
const toCourses = { label: texts.toCourses, onClick: () => open('vodIndex') }

interface OrdersProps {
  /** Absent = all of them. */
  status?: ShownStatus
  onStatus: (status: ShownStatus | undefined) => void
}

/** My orders, by state. */
export function Orders({ status, onStatus }: OrdersProps) {
  const client = useQueryClient()
  const { query, isPaidOnly } = useOrders(status)
  // Something may have been paid since.
  useDidShow(() => void client.invalidateQueries({ queryKey: orderQueries.list().queryKey }))
  const tab = status ?? 'all'
  const isNeverListed = isPaidOnly && tab !== 'all' && tab !== 'paid'
  return (
    <>
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
      <View className={styles.list} role='tabpanel'>
        <PagedList
          query={query}
          keyOf={({ orderNo }) => orderNo}
          renderItem={(order) => <OrderRow order={order} />}
          empty={{ hint: isNeverListed ? texts.paidOnly : undefined, ...texts.empty[tab], action: toCourses }}
          failedTitle={texts.failed}
          skeleton={<OrdersSkeleton />}
          isGrid
        />
      </View>
    </>
  )
}
