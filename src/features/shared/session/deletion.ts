import { storageItem } from '@/platform/storage'

import { ask } from '../dialog'
import { texts } from './texts'

/**
 * The member who has requested the deletion of the account. It survives the logout, because only the next login cancels
 * the request.
 */
export const deletionItem = storageItem<number>('deletion', (stored) => (typeof stored === 'number' ? stored : null))

/** Says that this login has cancelled a deletion, because the server's message about it appears in no list. */
export function tellWithdrawal(memberId: number): void {
  if (deletionItem.get() !== memberId) return
  deletionItem.remove()
  void ask(texts.deletionWithdrawn)
}
