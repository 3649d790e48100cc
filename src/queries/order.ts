import { queryOptions } from '@tanstack/react-query'

import { getTransferText, listOrders, sellsLessons } from '@/api/order'
import { orderPageSize, pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const orderQueries = {
  all: () => ['order'] as const,
  /** The ways to pay. The checkout's query has this key. */
  paymentsKey: () => ['order', 'payments'] as const,
  /** Whether lessons are sold alone. That does not change, so it is asked once. */
  lessonSale: () =>
    queryOptions({
      queryKey: ['lessonSale'],
      queryFn: ({ signal }) => sellsLessons(signal),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  list: () => pagedQuery(['order', 'list'], listOrders, orderPageSize),
  /** A status in it may be old by the time it is read: ask for it. */
  recent: () =>
    queryOptions({
      queryKey: ['order', 'recent'],
      queryFn: async ({ signal }) => (await listOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
  /** The order that waits for one thing. The checkout's query has this key. */
  pendingKey: (goods: string, chosenNo = '') => ['order', 'pending', goods, chosenNo] as const,
  /** What else to know before paying. The checkout's query has this key. */
  surroundingsKey: (goods: string, chosenNo = '') => ['order', 'surroundings', goods, chosenNo] as const,
  transfer: (orderNo: string) =>
    queryOptions({ queryKey: ['order', 'transfer', orderNo], queryFn: () => getTransferText(orderNo) }),
}
