import { skipToken, useQuery } from '@tanstack/react-query'

import type { Order } from '@/api/order'
import type { Goods } from '@/goods/kinds'
import { promotionOrders } from '@/goods/promotions'
import type { Delivery, Paid } from '@/goods/promotions/define'
import { paidFor } from '@/goods/purchase'

/** A row of a promotion does not name its thing; what became of it can be told all the same. */
function paidOf(goods: Goods | null, row: Order | undefined): Paid | undefined {
  if (goods) return paidFor(goods)
  return row?.goods ? promotionOrders(row.goods.type)?.paid?.(row.goods.id) : undefined
}

/** What paying has brought, by the server's word; absent = not known. */
export function usePaid(goods: Goods | null, row: Order | undefined): { paid?: Delivery; isAsking: boolean } {
  const paid = paidOf(goods, row)
  const { data, isLoading } = useQuery<unknown, Error, Delivery>(
    paid?.outcome ?? { queryKey: ['checkout', 'noOutcome'], queryFn: skipToken },
  )
  return { paid: data ?? paid, isAsking: isLoading }
}
