import { queryOptions } from '@tanstack/react-query'

import { findFlashSale, type FlashSaleDetail, getFlashSale, listFlashSaleOrders, listFlashSales } from '@/api/flashSale'
import { pageSize } from '@/config/limits'
import { serverClock } from '@/lib/serverClock'

import { pagedQuery } from './paged'

/** Its next moment has come, and the server has not said so yet: it is asked until it does. */
function isDue(detail: FlashSaleDetail | undefined): boolean {
  const { state, startsAt, endsAt } = detail?.sale ?? {}
  const next = state === 'soon' ? startsAt : state === 'running' ? endsAt : null
  return next != null && next.getTime() <= serverClock.now()
}

const askAgainMs = 5_000

export const flashSaleQueries = {
  key: () => ['flashSale'] as const,
  list: () => pagedQuery(['flashSale', 'list'], listFlashSales, pageSize),
  detail: (id: number) =>
    queryOptions({ queryKey: ['flashSale', 'detail', id], queryFn: ({ signal }) => getFlashSale(id, signal) }),
  /** Of a thing, by the backend's word for its kind. Stock and time do not wait. */
  of: (type: string, goodsId: number) =>
    queryOptions({
      queryKey: ['flashSale', 'of', type, goodsId],
      queryFn: ({ signal }) => findFlashSale(type, goodsId, signal),
      staleTime: 0,
      refetchInterval: ({ state }) => isDue(state.data) && askAgainMs,
    }),
  orders: () => pagedQuery(['flashSale', 'orders'], listFlashSaleOrders, pageSize),
  /** What is to be paid now is among the newest. */
  recentOrders: () =>
    queryOptions({
      queryKey: ['flashSale', 'recentOrders'],
      queryFn: async ({ signal }) => (await listFlashSaleOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
}
