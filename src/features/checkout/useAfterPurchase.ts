import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { refreshMember } from '@/features/shared/session'
import { type Goods, kindOf } from '@/goods/kinds'
import { outdatedBy } from '@/goods/purchase'
import { orderQueries } from '@/queries/order'

import { openDraft } from './purchaseDraft'

/**
 * All that a purchase changes, in one place: what was loaded before it is read anew, and the draft is closed.
 * @param goods what was bought, by the server's word; null = not known yet
 */
export function useAfterPurchase(goods: Goods | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!goods) return
    for (const queryKey of [...outdatedBy(goods), orderQueries.list().queryKey])
      void client.invalidateQueries({ queryKey })
    if (kindOf(goods.type).changesMember) void refreshMember().catch(() => undefined)
    void openDraft(goods).then(
      (store) => {
        store.update({ isCompleted: true })
        store.charged.remove()
      },
      () => undefined,
    )
  }, [client, goods])
}
