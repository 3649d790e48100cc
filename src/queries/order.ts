import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getTransferText, listOrders, listPayments } from '@/api/order'
import { orderPageSize, pageSize } from '@/config/limits'

export const orderQueries = {
  all: () => ['order'] as const,
  payments: (scene: 'h5' | 'wechat') =>
    queryOptions({
      queryKey: ['order', 'payments', scene],
      queryFn: ({ signal }) => listPayments(scene, signal),
    }),
  /** All of mine, newest first. */
  list: () =>
    infiniteQueryOptions({
      queryKey: ['order', 'list'],
      queryFn: ({ pageParam, signal }) => listOrders(pageParam, orderPageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  /** The newest of mine. A status in it may be old by the time it is read: ask for it. */
  recent: () =>
    queryOptions({
      queryKey: ['order', 'recent'],
      queryFn: async ({ signal }) => (await listOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
  transfer: (orderNo: string) =>
    queryOptions({ queryKey: ['order', 'transfer', orderNo], queryFn: () => getTransferText(orderNo) }),
}
