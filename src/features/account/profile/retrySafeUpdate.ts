import type { Member } from '@/api/member'
import { refreshMember } from '@/features/shared/session'
import { isException, isFinal } from '@/http/apiError'

/**
 * Sends a change of the account. A refusal, or an exception, may mean that an earlier try has arrived and its answer was lost:
 * then the member's record says that it is done. After a change that is taken the next page reads the record.
 * @throws what `send` throws
 */
export async function retrySafeUpdate(send: () => Promise<void>, isDone: (member: Member) => boolean): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isFinal(error) && !isException(error)) throw error
    const member = await refreshMember().catch(() => null)
    if (!member || !isDone(member)) throw error
  }
}
