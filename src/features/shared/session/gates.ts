import type { Member } from '@/api/member'
import { openLocation } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { openBindingItem } from '@/stores/openBinding'
import { tokenItem, useSession } from '@/stores/session'

import { ask } from '../dialog'
import { refreshMember } from '.'
import { quitDeclining } from './logout'
import { texts } from './texts'

/**
 * Stores the token aside. The learner counts as logged out until a mobile is bound
 * (docs/backend/auth.md#bind-a-mobile-after-login). As in `quitDeclining`, the page opens first.
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
  if (user.isFaceVerified) return true
  // Imported on demand, because most academies do not have this check.
  const { hasPassed, startFaceCheck } = await import('./faceCheck')
  let isFaceVerified = await hasPassed()
  // Shown in the next question, which would cover a toast.
  let text: string = texts.verifyFace.text
  while (!isFaceVerified && useSession.getState().isLogin) {
    if (!(await ask({ ...texts.verifyFace, text, isForced: true }))) {
      await quitDeclining()
      return false
    }
    const outcome = await startFaceCheck(returnTo, (words) => (text = words))
    if (outcome === 'open') return false
    if (outcome === 'passed') return true
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
    else await quitDeclining()
    return false
  }
  if (!config?.isFaceVerifyForced) return true
  // From here on the token is a login, so no binding is pending.
  openBindingItem.remove()
  return runFaceCheck(user, returnTo)
}
