import type { InfiniteData } from '@tanstack/react-query'

import type { Order, OrderStatus } from '@/api/order'
import { usePagedQuery } from '@/features/shared/list'
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

/** My orders of one state; absent = all of them. The server cannot filter: the pages are looked through here. */
export const useOrders = (status: ShownStatus | undefined) =>
  usePagedQuery({ ...orderQueries.list(), select: (data) => only(data, status) })
