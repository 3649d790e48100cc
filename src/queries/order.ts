import { queryOptions } from '@tanstack/react-query'

import { getTransferText, listOrders, sellsLessons } from '@/api/order'
import { orderPageSize, pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const orderQueries = {
  all: () => ['order'] as const,
  /** The ways to pay, as the checkout finds them. */
  paymentsKey: () => ['order', 'payments'] as const,
  /** Are lessons sold alone? It does not change: asked once. */
  lessonSale: () =>
    queryOptions({
      queryKey: ['lessonSale'],
      queryFn: ({ signal }) => sellsLessons(signal),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  /** All of mine, newest first. */
  list: () => pagedQuery(['order', 'list'], listOrders, orderPageSize),
  /** The newest of mine. A status in it may be old by the time it is read: ask for it. */
  recent: () =>
    queryOptions({
      queryKey: ['order', 'recent'],
      queryFn: async ({ signal }) => (await listOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
  /** The order that waits for one thing, as the checkout finds it. */
  pendingKey: (goods: string) => ['order', 'pending', goods] as const,
  /** What else there is to know before it is paid for, as the checkout finds it. */
  surroundingsKey: (goods: string) => ['order', 'surroundings', goods] as const,
  transfer: (orderNo: string) =>
    queryOptions({ queryKey: ['order', 'transfer', orderNo], queryFn: () => getTransferText(orderNo) }),
}
