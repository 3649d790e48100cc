import { useEffect } from 'react'

import { type Goods, kindOf } from '@/goods/kinds'

import { closePurchase } from './closePurchase'
import { topUpFor } from './topUpFor'

/**
 * All that a purchase changes: what was loaded before it is read anew, and the draft is closed.
 * @param goods what was bought, by the server's word; null = not known yet
 */
export function useAfterPurchase(orderNo: string, goods: Goods | null): void {
  useEffect(() => {
    if (!goods) return
    if (!kindOf(goods.type).isTopUp) topUpFor.remove()
    void closePurchase(goods, orderNo).catch(() => undefined)
  }, [orderNo, goods])
}
