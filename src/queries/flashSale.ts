import { queryOptions } from '@tanstack/react-query'

import { findFlashSale, getFlashSale, listFlashSaleOrders, listFlashSales, type Reservation } from '@/api/flashSale'
import { pageSize } from '@/config/limits'

import { isDue, isPast, promotionLists } from './promotion'

const askAgainMs = 5_000

/** The time to pay is up, but the server has not said so yet. */
const isExpired = (reservation: Reservation | null | undefined): boolean =>
  reservation?.state === 'won' && isPast(reservation.reservedUntil)

export const flashSaleQueries = {
  ...promotionLists('flashSale', listFlashSales, listFlashSaleOrders),
  detail: (id: number) =>
    queryOptions({ queryKey: ['flashSale', 'detail', id], queryFn: ({ signal }) => getFlashSale(id, signal) }),
  /** `type` is the backend's word for the thing's kind. Stock and time change fast. */
  of: (type: string, goodsId: number) =>
    queryOptions({
      queryKey: ['flashSale', 'of', type, goodsId],
      queryFn: ({ signal }) => findFlashSale(type, goodsId, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (isDue(data?.sale) || isExpired(data?.reservation)) && askAgainMs,
    }),
  /** An order that must be paid now is among the newest. */
  recentOrders: () =>
    queryOptions({
      queryKey: ['flashSale', 'recentOrders'],
      queryFn: async ({ signal }) => (await listFlashSaleOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
}
