import type { Member } from '@/api/member'
import { refreshMember } from '@/features/shared/session'
import { isException, isFinal } from '@/http/apiError'

/**
 * Sends a change of the account. After a refusal or an exception, an earlier try may have arrived while its answer was
 * lost; then the member's record shows that the change is done.
 * @throws what `send` throws
 */
export async function retrySafeUpdate(
  send: () => Promise<void>,
  isDone: (member: Member) => boolean,
  read: () => Promise<Member> = refreshMember,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isFinal(error) && !isException(error)) throw error
    const member = await read().catch(() => null)
    if (!member || !isDone(member)) throw error
  }
}
