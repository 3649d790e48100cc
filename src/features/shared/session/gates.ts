import type { Member } from '@/api/member'
import { openLocation } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { openBindingItem } from '@/stores/openBinding'
import { sameLogin, tokenItem, useSession } from '@/stores/session'

import { ask, type DialogTexts } from '../dialog'
import { refreshMember } from '.'
import { quitDeclining } from './logout'
import { texts } from './texts'

/**
 * Who declines is logged out. A login may end while its question stands, or another tab begin one: then it is answered
 * for nobody.
 */
async function isAgreed(question: DialogTexts): Promise<boolean> {
  const isTheirs = sameLogin()
  const isConfirmed = await ask({ ...question, isForced: true })
  if (!isTheirs()) return false
  if (!isConfirmed) await quitDeclining()
  return isConfirmed
}

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
    if (!(await isAgreed({ ...texts.verifyFace, text }))) return false
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
    if (await isAgreed(texts.bindMobile)) await startForcedBinding(user, returnTo)
    return false
  }
  if (!config?.isFaceVerifyForced) return true
  // From here on the token is a login, so no binding is pending.
  openBindingItem.remove()
  return runFaceCheck(user, returnTo)
}
