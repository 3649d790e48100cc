import { agreeToAgreements, type Member } from '@/api/member'
import { forgetFormerUser } from '@/queries/client'
import { openLocation } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { temporaryTokenItem, tokenItem, useSession } from '@/stores/session'

import { ask } from '../dialog'
import { refreshMember } from '.'
import { tellWithdrawal } from './deletion'
import { quitLogin } from './logout'
import { reportReferrer } from './referrer'
import { texts } from './texts'

/**
 * Puts the token aside: the learner counts as logged out until the mobile is bound
 * (docs/backend/auth.md#bind-a-mobile-after-login). As in `quitLogin`,
 * the page comes first.
 */
async function startForcedBinding(): Promise<void> {
  temporaryTokenItem.set(tokenItem.get() ?? '')
  await openLocation({ name: 'bindMobile', params: {} })
  useSession.getState().signOut()
}

/** Asks until the real name is proven; what the server refuses may have been done elsewhere meanwhile. */
async function runFaceCheck(user: Member): Promise<boolean> {
  let { isFaceVerified } = user
  // Said in the question that comes again: a toast would lie over it.
  let text: string = texts.verifyFace.text
  while (!isFaceVerified && useSession.getState().isLogin) {
    if (!(await ask({ ...texts.verifyFace, text, isForced: true }))) {
      await quitLogin()
      return false
    }
    // Most academies have no such gate: its code does not travel with the first screen.
    const { startFaceCheck } = await import('./faceCheck')
    if ((await startFaceCheck((words) => (text = words))) === 'open') return false
    await refreshMember().then(
      (member) => ({ isFaceVerified } = member),
      () => undefined,
    )
  }
  return isFaceVerified
}

/**
 * The gates after a login (docs/backend/auth.md#gates-after-a-login): a forced mobile binding first, then the real
 * name.
 * @returns false when the learner was led elsewhere
 */
export async function runLoginChecks(user: Member): Promise<boolean> {
  const { config } = useAppConfig.getState()
  if (config?.isMobileBindForced && !user.isMobileBound) {
    if (await ask({ ...texts.bindMobile, isForced: true })) await startForcedBinding()
    else await quitLogin()
    return false
  }
  if (!config?.isFaceVerifyForced) return true
  // From here on the token is a login: no binding is open any more.
  temporaryTokenItem.remove()
  return runFaceCheck(user)
}

/**
 * Takes a fresh token: stores it, reads the member, passes the gates.
 * @returns false when a gate led the learner elsewhere
 * @throws ApiError; the token is then dropped again
 */
export async function signInWith(token: string): Promise<boolean> {
  const session = useSession.getState()
  forgetFormerUser()
  session.signIn(token)
  try {
    const user = await refreshMember()
    tellWithdrawal(user.id)
    // The tick stands before every way in, and only a registration records it by itself; unheard, the next start asks.
    if (user.agreementsDue.length > 0) void agreeToAgreements().catch(() => undefined)
    const isThrough = await runLoginChecks(user)
    // The login does not wait for it.
    if (isThrough) void reportReferrer(user.id)
    return isThrough
  } catch (error) {
    session.signOut()
    throw error
  }
}
