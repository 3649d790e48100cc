import { useRef } from 'react'

import { signInWith } from '@/features/shared/session/gates'
import { ApiError } from '@/http/apiError'
import { topPath } from '@/platform/navigation'
import { finishLogin } from '@/routes/navigate'
import { temporaryTokenItem, useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { knownPhone } from './knownPhone'

let isUnderWay = false

/** The member who invited this learner, for calls that may create an account. */
export const referrer = (): number | undefined => referrerItem.get() ?? undefined

/** A page of the login is on top. If not, the learner has left, and must not be taken away from another page. */
export const isAtLogin = (): boolean => topPath()?.startsWith('pages/auth/') ?? false

/**
 * Ends every login: stores the token and returns to the page that asked for the login, unless a check led elsewhere.
 * @throws ApiError when the member cannot be read; the learner is then still logged out
 */
export async function completeLogin(token: string, redirect: string | undefined): Promise<void> {
  isUnderWay = true
  try {
    const isThrough = await signInWith(token, redirect)
    knownPhone.set(true)
    if (!isThrough) return
    // Drops a binding that an earlier login left open.
    temporaryTokenItem.remove()
    if (isAtLogin()) finishLogin(redirect)
  } finally {
    isUnderWay = false
  }
}

/**
 * For forms. A code by SMS buys one token. If the member cannot be read with it, the next try with the same code goes on
 * with the same token.
 * @returns a function like `completeLogin`; `buy` gets the token
 */
export function useCodeLogin(redirect: string | undefined) {
  const bought = useRef<{ code: string; token: string }>()
  return async (code: string, buy: () => Promise<string>): Promise<void> => {
    if (bought.current?.code !== code) bought.current = { code, token: await buy() }
    try {
      await completeLogin(bought.current.token, redirect)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') bought.current = undefined
      throw error
    }
  }
}

/**
 * For the pages of the login, when they are shown: a learner who is already logged in goes on to the login's target.
 */
export function sendOn(redirect: string | undefined): void {
  if (useSession.getState().isLogin && !isUnderWay) finishLogin(redirect)
}
