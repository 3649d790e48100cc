import { revokeToken } from '@/api/auth'
import { getMember, type Member } from '@/api/member'
import { queryClient } from '@/queries/client'
import { openTarget, restart } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { onSignOut, temporaryTokenSlot, tokenSlot, useSession } from '@/stores/session'

import { ask, toast } from '../dialog'
import { texts } from './texts'

// What the old user saw must not be seen by the next one.
onSignOut(() => queryClient.clear())

/** Reads the member anew, after a login, a payment or a change of the account. */
export async function refreshMember(): Promise<Member> {
  const token = tokenSlot.get()
  const user = await getMember()
  // An answer that comes after the login has ended belongs to nobody.
  if (tokenSlot.get() === token) useSession.getState().setUser(user)
  return user
}

export function logout(): void {
  const token = tokenSlot.get()
  // Quietly: here the learner is logged out either way.
  if (token !== null) revokeToken(token).catch(() => undefined)
  useSession.getState().signOut()
  toast(texts.loggedOut)
}

/** Ends the login from any page: first away from it, since a page that needs a login would ask for one. */
export async function quitLogin(): Promise<void> {
  await restart('me')
  logout()
}

/**
 * Puts the token aside: the learner counts as logged out until the mobile is bound (spec, part 4). As above, the
 * page comes first.
 */
async function startForcedBinding(): Promise<void> {
  temporaryTokenSlot.set(tokenSlot.get() ?? '')
  await openTarget({ name: 'bindMobile', params: {} })
  useSession.getState().signOut()
}

/** Asks until the real name is proven; what the server refuses may have been done elsewhere meanwhile. */
async function passFaceGate(user: Member): Promise<boolean> {
  let { isFaceVerified } = user
  while (!isFaceVerified && useSession.getState().isLogin) {
    if (!(await ask(texts.verifyFace))) {
      await quitLogin()
      return false
    }
    // Most academies have no such gate: its code does not travel with the first screen.
    const { startFaceCheck } = await import('./faceCheck')
    if ((await startFaceCheck()) === 'open') return false
    await refreshMember().then((member) => ({ isFaceVerified } = member), () => undefined)
  }
  return isFaceVerified
}

/**
 * The gates after a login (contract `core.md` 11.2): a forced mobile binding first, then the real name.
 * @returns false when the learner was led elsewhere
 */
export async function passGates(user: Member): Promise<boolean> {
  const { config } = useAppConfig.getState()
  if (config?.isMobileBindForced && !user.isMobileBound) {
    if (await ask(texts.bindMobile)) await startForcedBinding()
    else await quitLogin()
    return false
  }
  if (!config?.isFaceVerifyForced) return true
  // From here on the token is a login: no binding is open any more.
  temporaryTokenSlot.remove()
  return passFaceGate(user)
}

/**
 * Takes a fresh token: stores it, reads the member, passes the gates.
 * @returns false when a gate led the learner elsewhere
 * @throws ApiError; the token is then dropped again
 */
export async function signInWith(token: string): Promise<boolean> {
  const session = useSession.getState()
  queryClient.clear()
  session.signIn(token)
  try {
    return await passGates(await refreshMember())
  } catch (error) {
    session.signOut()
    throw error
  }
}
