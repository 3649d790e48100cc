import { useEffect } from 'react'

import { refreshAfter } from '@/features/shared/session/refreshAfter'
import { type Goods, kindOf } from '@/goods/kinds'
import { outdatedBy } from '@/goods/purchase'
import { creditQueries } from '@/queries/credit'

import { openDraft } from './purchaseDraft'
import { topUpFor } from './topUpFor'

/**
 * All that a purchase changes: what was loaded before it is read anew, and the draft is closed.
 * @param goods what was bought, by the server's word; null = not known yet
 */
export function useAfterPurchase(orderNo: string, goods: Goods | null): void {
  useEffect(() => {
    if (!goods) return
    if (!kindOf(goods.type).isTopUp) topUpFor.remove()
    // Whatever was bought: it may be paid from the balance, and it brings points.
    void refreshAfter([...outdatedBy(goods), creditQueries.all()])
    void openDraft(goods).then(
      (store) => {
        store.complete(orderNo)
        if (store.charged.get() === orderNo) store.charged.remove()
      },
      () => undefined,
    )
  }, [orderNo, goods])
}
