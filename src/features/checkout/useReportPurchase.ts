import { useEffect } from 'react'

import type { Order } from '@/api/order'
import { reportPurchase } from '@/features/shared/stats'
import type { Goods } from '@/goods/kinds'
import type { Cents } from '@/lib/money'

/**
 * Tells the operator's statistics of an order that is paid.
 * @param goods what was bought; null = nobody knows (yet)
 * @param row the order as the server lists it; null = it does not, `undefined` = it is being asked
 * @param dueCents what this device has paid; null = unknown
 */
export function useReportPurchase(
  orderNo: string,
  goods: Goods | null,
  row: Order | null | undefined,
  dueCents: Cents | null,
): void {
  useEffect(() => {
    if (!goods || row === undefined) return
    const cents = dueCents ?? row?.chargeCents ?? null
    const yuan = cents === null ? null : cents / 100
    reportPurchase({ orderNo, type: goods.type, id: goods.id, name: row?.goods?.name ?? '', yuan })
  }, [orderNo, goods, row, dueCents])
}
