import { storageItem } from '@/platform/storage'

import { ask } from '../dialog'
import { texts } from './texts'

/** Whose account is to be deleted. It outlives that login, since only the next one takes the request back. */
export const deletionItem = storageItem<number>('deletion', (stored) => (typeof stored === 'number' ? stored : null))

/** A login that takes a deletion back says so: the server's own message about it is never listed. */
export function tellWithdrawal(memberId: number): void {
  if (deletionItem.get() !== memberId) return
  deletionItem.remove()
  void ask(texts.deletionWithdrawn)
}
