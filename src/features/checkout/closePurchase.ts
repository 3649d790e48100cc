import { refreshAfter } from '@/features/shared/session/refreshAfter'
import type { Goods } from '@/goods/kinds'
import { outdatedBy } from '@/goods/purchase'
import { creditQueries } from '@/queries/credit'

import { openDraft, type PurchaseDraft } from './purchaseDraft'

/**
 * Paid, by the server's answer: what was loaded before is read anew, and the draft is closed.
 * @returns the draft, if this device has one
 */
export async function closePurchase(goods: Goods, orderNo: string): Promise<PurchaseDraft | null> {
  // Whatever was bought: it may be paid from the balance, and it brings points.
  void refreshAfter([...outdatedBy(goods), creditQueries.all()])
  const store = await openDraft(goods)
  store.complete(orderNo)
  if (store.charged.get() === orderNo) store.charged.remove()
  return store.of(orderNo)
}
