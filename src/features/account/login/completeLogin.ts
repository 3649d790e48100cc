import { signInWith } from '@/features/shared/session/gates'
import { finishLogin } from '@/routes/navigate'
import { dropDrafts } from '@/stores/drafts'
import { currentMemberId, temporaryTokenItem, useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { knownPhone } from './knownPhone'

let isUnderWay = false

/** Who brought this learner, for the calls that may create an account. */
export const referrer = (): number | undefined => referrerItem.get() ?? undefined

/**
 * Ends every login: takes the token and goes back to the page that asked for it, unless a gate led elsewhere.
 * @throws ApiError when the member cannot be read; the learner is then still logged out
 */
export async function completeLogin(token: string, redirect: string | undefined): Promise<void> {
  isUnderWay = true
  try {
    const isThrough = await signInWith(token)
    knownPhone.set(true)
    if (!isThrough) return
    dropDrafts(currentMemberId() ?? undefined)
    // A binding that an earlier login left open belongs to the past.
    temporaryTokenItem.remove()
    finishLogin(redirect)
  } finally {
    isUnderWay = false
  }
}

/** For pages of signing in, when shown: who is logged in already goes on to where the login leads. */
export function sendOn(redirect: string | undefined): void {
  if (useSession.getState().isLogin && !isUnderWay) finishLogin(redirect)
}
