import { signInWith } from '@/features/shared/session/gates'
import { finishLogin } from '@/routes/navigate'
import { dropDrafts } from '@/stores/drafts'
import { currentMemberId, temporaryTokenItem, useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { knownPhone } from './knownPhone'

let isUnderWay = false

/** The member who invited this learner, for calls that may create an account. */
export const referrer = (): number | undefined => referrerItem.get() ?? undefined

/**
 * Ends every login: stores the token and returns to the page that asked for the login, unless a check led elsewhere.
 * @throws ApiError when the member cannot be read; the learner is then still logged out
 */
export async function completeLogin(token: string, redirect: string | undefined): Promise<void> {
  isUnderWay = true
  try {
    const isThrough = await signInWith(token)
    knownPhone.set(true)
    if (!isThrough) return
    dropDrafts(currentMemberId() ?? undefined)
    // Drops a binding that an earlier login left open.
    temporaryTokenItem.remove()
    finishLogin(redirect)
  } finally {
    isUnderWay = false
  }
}

/**
 * For the pages of the login, when they are shown: a learner who is already logged in goes on to the login's target.
 */
export function sendOn(redirect: string | undefined): void {
  if (useSession.getState().isLogin && !isUnderWay) finishLogin(redirect)
}
