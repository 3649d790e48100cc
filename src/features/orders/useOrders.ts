import { useDidShow } from '@tarojs/taro'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'

import type { Order, OrderStatus } from '@/api/order'
import { orderPageSize } from '@/config/limits'
import { usePagedQuery } from '@/features/shared/list'
import { useLookFurther } from '@/features/shared/list/useLookFurther'
import type { Page } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'
import { flashSaleQueries } from '@/queries/flashSale'
import { groupBuyQueries } from '@/queries/groupBuy'
import { orderQueries } from '@/queries/order'

type OrderPages = InfiniteData<Page<Order>>

export type ShownStatus = Exclude<OrderStatus, 'unknown'>

/** The server cannot filter, so its pages are filtered here; it counts all orders. Absent = all. */
const only = ({ pages, pageParams }: OrderPages, status: ShownStatus): OrderPages => ({
  pages: pages.map((page) => ({ ...page, total: 0, items: page.items.filter((order) => order.status === status) })),
  pageParams,
})

/** Longer than an order waits (docs/backend/orders.md#order-life-cycle), with time to spare. */
const maxWaitMs = 2 * 3600_000

const isFromBefore = ({ items }: Page<Order>): boolean => {
  const createdAt = items[items.length - 1]?.createdAt
  return createdAt != null && serverClock.now() - createdAt.getTime() > maxWaitMs
}

const list = orderQueries.list()

/** Of orders that wait, older pages have none. */
const waiting: Pick<typeof list, 'getNextPageParam'> = {
  getNextPageParam: (last, ...rest) => (isFromBefore(last) ? undefined : list.getNextPageParam(last, ...rest)),
}

/** Each page is a call, so of several only the newest rows are asked for again. Older orders do not change any more. */
async function refresh(client: QueryClient): Promise<void> {
  const { queryKey } = list
  if ((client.getQueryData(queryKey)?.pages.length ?? 0) < 2) {
    // The first reading may be on its way.
    return client.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
  const newest = await client.fetchQuery(orderQueries.recent())
  client.setQueryData(queryKey, (data) => data && withNewest(data, newest))
}

function withNewest({ pages, pageParams }: OrderPages, newest: Order[]): OrderPages {
  const known = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const added = newest.filter(({ id }) => !known.has(id))
  const changed = pages.map((page, index) => {
    const items = page.items.map((order) => newest.find(({ id }) => id === order.id) ?? order)
    return { ...page, items: index === 0 ? [...added, ...items] : items }
  })
  return { pages: changed, pageParams }
}

/** My orders with one status. Orders are also made, paid and cancelled elsewhere, so a shown page asks again. */
export function useOrders(status: ShownStatus | undefined) {
  const client = useQueryClient()
  const query = usePagedQuery({
    ...list,
    ...(status === 'unpaid' || status === 'paying' ? waiting : {}),
    select: (data) => (status === undefined ? data : only(data, status)),
  })
  useDidShow(() => {
    void refresh(client).catch(() => undefined)
    for (const { recentOrders } of [flashSaleQueries, groupBuyQueries]) {
      void client.invalidateQueries({ queryKey: recentOrders().queryKey }, { cancelRefetch: false })
    }
  })
  const seenCount = (query.data?.pages.length ?? 0) * orderPageSize
  return { ...useLookFurther(query, status ?? ''), seenCount }
}
