import { agreeToAgreements, type Member } from '@/api/member'
import { mayPass } from '@/http/apiError'
import { pause } from '@/lib/pause'
import { forgetFormerUser } from '@/queries/client'
import { openLocation } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { dropDrafts } from '@/stores/drafts'
import { openBindingItem } from '@/stores/openBinding'
import { sameLogin, tokenItem, useSession } from '@/stores/session'

import { ask } from '../dialog'
import { refreshMember } from '.'
import { tellWithdrawal } from './deletion'
import { quitLogin, revoke } from './logout'
import { reportReferrer } from './referrer'
import { texts } from './texts'

/**
 * Stores the token aside. The learner counts as logged out until a mobile is bound
 * (docs/backend/auth.md#bind-a-mobile-after-login). As in `quitLogin`, the page opens first.
 */
async function startForcedBinding({ nickname }: Member, redirect: string | undefined): Promise<void> {
  openBindingItem.set({ token: tokenItem.get() ?? '', nickname, startedAtMs: Date.now() })
  await openLocation({ name: 'bindMobile', params: { redirect } })
  useSession.getState().lapse()
}

/**
 * Asks until the real name is proven. When the server refuses, it may have been proven elsewhere, so the member is read
 * again.
 */
async function runFaceCheck(user: Member, returnTo: string | undefined): Promise<boolean> {
  let { isFaceVerified } = user
  // Shown in the next question, which would cover a toast.
  let text: string = texts.verifyFace.text
  while (!isFaceVerified && useSession.getState().isLogin) {
    if (!(await ask({ ...texts.verifyFace, text, isForced: true }))) {
      await quitLogin()
      return false
    }
    // Imported on demand, because most academies do not have this check.
    const { startFaceCheck } = await import('./faceCheck')
    if ((await startFaceCheck(returnTo, (words) => (text = words))) === 'open') return false
    await refreshMember().then(
      (member) => ({ isFaceVerified } = member),
      () => undefined,
    )
  }
  return isFaceVerified
}

/**
 * The checks after a login (docs/backend/auth.md#gates-after-a-login): first a forced mobile binding, then the real
 * name.
 * @param returnTo the page that the learner wanted to reach
 * @returns false when the learner was led elsewhere
 */
export async function runLoginChecks(user: Member, returnTo?: string): Promise<boolean> {
  const { config } = useAppConfig.getState()
  if (config?.isMobileBindForced && !user.isMobileBound) {
    if (await ask({ ...texts.bindMobile, isForced: true })) await startForcedBinding(user, returnTo)
    else await quitLogin()
    return false
  }
  if (!config?.isFaceVerifyForced) return true
  // From here on the token is a login, so no binding is pending.
  openBindingItem.remove()
  return runFaceCheck(user, returnTo)
}

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
/** From the first try on. Nobody looks at a spinning button for longer. */
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
    // The learner has ticked the box before every login, but only a registration records that by itself. If this call
    // fails, the next start asks.
    if (user.agreementsDue.length > 0) void agreeToAgreements().catch(() => undefined)
    const isThrough = await runLoginChecks(user, returnTo)
    // The login does not wait for this call.
    if (isThrough) void reportReferrer(user.id)
    return isThrough
  } catch (error) {
    if (isTheirs()) session.lapse()
    throw error
  }
}
