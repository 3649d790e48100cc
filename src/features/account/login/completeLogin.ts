import { useRef } from 'react'

import { ApiError } from '@/http/apiError'
import { topPath } from '@/platform/navigation'
import { finishLogin } from '@/routes/navigate'
import { openBindingItem } from '@/stores/openBinding'
import { useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { beginLogin } from './beginLogin'
import { knownPhone } from './knownPhone'

let isUnderWay = false

/** The member who invited this learner, for calls that may create an account. */
export const referrer = (): number | undefined => referrerItem.get() ?? undefined

/** A page of the login is on top. If not, the learner has left, and must not be taken away from another page. */
export const isAtLogin = (): boolean => topPath()?.startsWith('pages/auth/') ?? false

/**
 * Begins every login, at the learner's tap.
 * @returns the function that ends it: stores the token and returns to the page that asked for the login, unless a check
 *   led elsewhere. It throws an ApiError when the member cannot be read; the learner is then still logged out
 */
export function startLogin(redirect: string | undefined): (token: string) => Promise<void> {
  const signInWith = beginLogin()
  return async (token) => {
    isUnderWay = true
    try {
      const isThrough = await signInWith(token, redirect)
      knownPhone.set(true)
      if (!isThrough) return
      // Drops a binding that an earlier login left open.
      openBindingItem.remove()
      if (isAtLogin()) finishLogin(redirect)
    } finally {
      isUnderWay = false
    }
  }
}

/**
 * For forms. A code by SMS buys one token. If the member cannot be read with it, the next try with the same code goes on
 * with the same token.
 * @returns the login, for the tap; `buy` gets the token
 */
export function useCodeLogin(redirect: string | undefined) {
  const bought = useRef<{ code: string; token: string }>()
  return async (code: string, buy: () => Promise<string>): Promise<void> => {
    const completeLogin = startLogin(redirect)
    if (bought.current?.code !== code) bought.current = { code, token: await buy() }
    try {
      await completeLogin(bought.current.token)
      bought.current = undefined
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
