import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'

import type { Order, OrderStatus } from '@/api/order'
import { usePagedQuery } from '@/features/shared/catalogue'
import type { Page } from '@/lib/decode'
import { orderQueries } from '@/queries/order'

type Orders = InfiniteData<Page<Order>>

export type ShownStatus = Exclude<OrderStatus, 'unknown'>

const only = ({ pages, pageParams }: Orders, status: ShownStatus | undefined): Orders => ({
  pages: pages.map((page) => ({
    ...page,
    items: page.items.filter((order) => status === undefined || order.status === status),
  })),
  pageParams,
})

/** Servers that name refunds list paid orders only (HEAD, contract `core.md` 12). */
const isPaidOnly = ({ pages }: Orders): boolean =>
  pages.some(({ items }) => items.some(({ refundCents }) => refundCents !== null))

/** My orders of one state; absent = all of them. The server cannot filter: the pages are looked through here. */
export function useOrders(status: ShownStatus | undefined) {
  const query = usePagedQuery({ ...orderQueries.list(), select: (data) => only(data, status) })
  const all = useInfiniteQuery({ ...orderQueries.list(), select: isPaidOnly, enabled: false })
  return { query, isPaidOnly: all.data ?? false }
}
