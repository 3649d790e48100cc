import { queryOptions } from '@tanstack/react-query'

import {
  findFlashSale,
  type FlashSaleDetail,
  getFlashSale,
  listFlashSaleOrders,
  listFlashSales,
  type Reservation,
} from '@/api/flashSale'
import { pageSize } from '@/config/limits'

import { hasCome, isDue, isPast, pollMs, promotionLists } from './promotion'

/** The server may take a piece back a while after its time to pay. */
export const isPayable = (reservation: Reservation | undefined): boolean =>
  reservation?.state === 'won' && !isPast(reservation.reservedUntil)

const hasDue = (detail: FlashSaleDetail | undefined): boolean =>
  isDue(detail?.sale) || (detail?.reservation?.state === 'won' && hasCome(detail.reservation.reservedUntil))

export const flashSaleQueries = {
  ...promotionLists('flashSale', listFlashSales, listFlashSaleOrders),
  detail: (id: number) =>
    queryOptions({ queryKey: ['flashSale', 'detail', id], queryFn: ({ signal }) => getFlashSale(id, signal) }),
  /** `type` is the backend's word for the thing's kind. Stock and time change fast. */
  of: (type: string, goodsId: number) =>
    queryOptions({
      queryKey: ['flashSale', 'of', type, goodsId],
      queryFn: ({ client, queryKey, signal }) =>
        findFlashSale(type, goodsId, { signal, isBackground: hasDue(client.getQueryData(queryKey)) }),
      staleTime: 0,
      refetchInterval: ({ state }) => hasDue(state.data) && pollMs(state.dataUpdateCount),
    }),
  /** An order that must be paid now is among the newest. */
  recentOrders: () =>
    queryOptions({
      queryKey: ['flashSale', 'recentOrders'],
      queryFn: async ({ signal }) => (await listFlashSaleOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
}
