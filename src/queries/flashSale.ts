import { queryOptions } from '@tanstack/react-query'

import {
  findFlashSale,
  type FlashSaleDetail,
  getFlashSale,
  listFlashSaleOrders,
  listFlashSales,
  type Reservation,
} from '@/api/flashSale'
import type { CallOptions } from '@/api/promoted'
import { pageSize } from '@/config/limits'
import { isMissing } from '@/http/apiError'

import { hasCome, isAwaited, isDue, isPast, pollMs, promotionLists } from './promotion'

/** The server may take a piece back a while after its time to pay. */
export const isPayable = (reservation: Reservation | null | undefined): boolean =>
  reservation?.state === 'won' && !isPast(reservation.reservedUntil)

const hasDue = (detail: FlashSaleDetail | undefined): boolean =>
  isDue(detail?.sale) || (detail?.reservation?.state === 'won' && hasCome(detail.reservation.reservedUntil))

/**
 * A thing does not find its sale after the end, but the member may still hold a piece of it, or stand in its queue. A
 * sale that was seen before is then asked for by its own id; one whose piece is held at once, before the thing's next
 * sale is found.
 */
async function findOrRecall(type: string, goodsId: number, seen: FlashSaleDetail | undefined, options: CallOptions) {
  const find = () => findFlashSale(type, goodsId, options)
  const sale = seen?.sale
  if (!sale) return find()
  const isHeld = seen.reservation?.state === 'won' || seen.reservation?.state === 'paid'
  const found = sale.state === 'over' && isHeld ? undefined : await find()
  if (found?.sale) return found
  try {
    return await getFlashSale(sale.id, options)
  } catch (error) {
    if (isMissing(error)) return found ?? find()
    throw error
  }
}

export const flashSaleQueries = {
  ...promotionLists('flashSale', listFlashSales, listFlashSaleOrders),
  detail: (id: number) =>
    queryOptions({ queryKey: ['flashSale', 'detail', id], queryFn: ({ signal }) => getFlashSale(id, { signal }) }),
  /** `type` is the backend's word for the thing's kind. Stock and time change fast. */
  of: (type: string, goodsId: number) =>
    queryOptions({
      queryKey: ['flashSale', 'of', type, goodsId],
      queryFn: ({ client, queryKey, signal }) => {
        const data = client.getQueryData<FlashSaleDetail>(queryKey)
        const isBackground = hasDue(data) && !isAwaited(data?.sale)
        return findOrRecall(type, goodsId, data, { signal, isBackground })
      },
      staleTime: 0,
      refetchInterval: ({ state }) => hasDue(state.data) && pollMs(state),
    }),
  /** An order that must be paid now is among the newest. */
  recentOrders: () =>
    queryOptions({
      queryKey: ['flashSale', 'recentOrders'],
      queryFn: async ({ signal }) => (await listFlashSaleOrders(1, pageSize, signal)).items,
      staleTime: 0,
    }),
}
