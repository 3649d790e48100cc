import { queryOptions } from '@tanstack/react-query'

import { getTransferText, listOrders, listPayments } from '@/api/order'
import { pageSize } from '@/config/limits'

export const orderQueries = {
  all: () => ['order'] as const,
  payments: (scene: 'h5' | 'wechat') =>
    queryOptions({ queryKey: ['order', 'payments', scene], queryFn: ({ signal }) => listPayments(scene, signal) }),
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
