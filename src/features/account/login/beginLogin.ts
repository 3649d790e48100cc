import { agreeToAgreements, type Member } from '@/api/member'
import { refreshMember } from '@/features/shared/session'
import { tellWithdrawal } from '@/features/shared/session/deletion'
import { runLoginChecks } from '@/features/shared/session/gates'
import { revoke } from '@/features/shared/session/logout'
import { reportReferrer } from '@/features/shared/session/referrer'
import { mayPass } from '@/http/apiError'
import { pause } from '@/lib/pause'
import { forgetFormerUser } from '@/queries/client'
import { dropDrafts } from '@/stores/drafts'
import { sameLogin, useSession } from '@/stores/session'

/**
 * Begins a login, at the learner's tap.
 * @returns a function for the token that the login has brought. When somebody has logged in or out meanwhile, nobody
 *   waits for it: it is ended, and the function returns false
 */
export function beginLogin(): typeof signInWith {
  const isAwaited = sameLogin()
  return async (token, returnTo) => {
    if (isAwaited()) return signInWith(token, returnTo)
    revoke(token)
    return false
  }
}

/** Waits between the tries below. */
const waitsMs = [1_000, 3_000]
/** From the first try on: no other one begins later. */
const longestWaitMs = 20_000

/**
 * A login is bought once: its code, the consent at WeChat or the phone number is spent. One refused call is no reason to
 * throw it away.
 */
async function readFreshMember(isTheirs: () => boolean): Promise<Member> {
  const endMs = Date.now() + longestWaitMs
  for (const waitMs of waitsMs) {
    try {
      return await refreshMember()
    } catch (error) {
      const untilTryMs = isTheirs() && mayPass(error) ? Math.max(waitMs, error.retryAfterMs ?? 0) : Infinity
      if (Date.now() + untilTryMs > endMs) throw error
      await pause(untilTryMs)
      if (!isTheirs()) throw error
    }
  }
  return refreshMember()
}

/** If this fails, the next start asks. */
async function sendConsent(isTheirs: () => boolean): Promise<void> {
  await agreeToAgreements()
  const { user, setUser } = useSession.getState()
  // A launch whose config is late asks by this record.
  if (user && isTheirs()) setUser({ ...user, agreementsDue: [] })
}

/**
 * Takes a fresh token: stores it, reads the member, runs the checks.
 * @param returnTo as for `runLoginChecks`
 * @returns false when a check led the learner elsewhere, or this login has ended meanwhile
 * @throws ApiError; the token is then removed again
 */
async function signInWith(token: string, returnTo?: string): Promise<boolean> {
  const session = useSession.getState()
  forgetFormerUser()
  session.signIn(token)
  const isTheirs = sameLogin()
  try {
    const user = await readFreshMember(isTheirs)
    if (!isTheirs()) return false
    dropDrafts(user.id)
    tellWithdrawal(user.id)
    // The learner has ticked the box before every login, but only a registration records that by itself.
    if (user.agreementsDue.length > 0) void sendConsent(isTheirs).catch(() => undefined)
    const isThrough = await runLoginChecks(user, returnTo)
    // The login does not wait for this call.
    if (isThrough) void reportReferrer(user.id)
    return isThrough
  } catch (error) {
    if (isTheirs()) session.lapse()
    throw error
  }
}
