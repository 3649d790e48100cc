import * as v from 'valibot'

import { storageItem } from '@/platform/storage'
import { memberRecords } from '@/stores/memberRecords'

import { ask } from '../dialog'
import { texts } from './texts'

/**
 * Who has requested the deletion of the account. It survives the logout, because only the next login cancels the
 * request.
 */
const requests = memberRecords({ name: 'deletion', schema: v.literal(true) })

/** Where releases before 1.0.8 noted it, for one member. */
const formerItem = storageItem<number>('deletion', (stored) => (typeof stored === 'number' ? stored : null))

export const noteDeletion = (memberId: number): void => requests.of(memberId).set('', true)

/** Says that this login has cancelled a deletion, because the server's message about it appears in no list. */
export function tellWithdrawal(memberId: number): void {
  const own = requests.of(memberId)
  if (formerItem.get() === memberId) {
    formerItem.remove()
    noteDeletion(memberId)
  }
  if (own.get('') === null) return
  own.remove('')
  void ask(texts.deletionWithdrawn)
}
