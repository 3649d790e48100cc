import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import { bindMobile } from '@/api/auth'
import { getMember } from '@/api/member'
import { toast } from '@/features/shared/dialog'
import { logout, revoke } from '@/features/shared/session/logout'
import { beginLogin } from '@/features/shared/session/gates'
import { ApiError } from '@/http/apiError'
import { openEntries } from '@/platform/navigation'
import { finishLogin, goBack, replaceWith, reLaunch } from '@/routes/navigate'
import { temporaryTokenItem, useSession } from '@/stores/session'

import { BindForm } from './BindForm'
import { isAtLogin } from '../login/completeLogin'
import { texts } from '../login/texts'
import { retrySafeUpdate } from '../profile/retrySafeUpdate'

const sendBinding = (mobile: string, smsCode: string, temporaryToken: string): Promise<void> =>
  retrySafeUpdate(
    () => bindMobile({ mobile, smsCode, temporaryToken }),
    (member) => member.isMobileBound,
    () => getMember(temporaryToken),
  )

/**
 * The binding that an operator may force. Until it is done, the token is stored aside and nobody is logged in
 * (docs/backend/auth.md#bind-a-mobile-after-login).
 */
export function BindMobile({ redirect }: { redirect: string | undefined }) {
  const [temporaryToken] = useState(temporaryTokenItem.get)
  const isBound = useRef(false)
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (temporaryToken === null) replaceWith('login', { redirect })
  }, [temporaryToken, redirect])
  // The real-name check was passed on a page over this one.
  useDidShow(() => {
    const isDone = temporaryToken !== null && temporaryTokenItem.get() === null
    if (isDone && !isUnderWay.current && useSession.getState().isLogin) leave()
  })
  if (temporaryToken === null) return null

  /** The page that asked for the login is below, or the login sends on to it; after a reload neither is. */
  function leave(): void {
    if (openEntries().length > 1) goBack()
    else finishLogin(redirect)
  }

  async function bind(token: string, mobile: string, smsCode: string): Promise<void> {
    isUnderWay.current = true
    const signInWith = beginLogin()
    try {
      // When the member detail was lost after a binding, a second try must not bind again, nor ask for another code.
      if (!isBound.current) await sendBinding(mobile, smsCode, token)
      isBound.current = true
      if (!(await signInWith(token, redirect))) return
      temporaryTokenItem.remove()
      toast(texts.bind.done, 'success')
      if (isAtLogin()) leave()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') throw error
      if (temporaryTokenItem.get() !== token) return
      temporaryTokenItem.remove()
      toast(texts.bind.expired, 'error')
      if (isAtLogin()) replaceWith('login', { redirect })
    } finally {
      isUnderWay.current = false
    }
  }

  function giveUp(token: string): void {
    temporaryTokenItem.remove()
    revoke(token)
    logout()
    reLaunch('me')
  }

  const bindThis = (mobile: string, smsCode: string) => bind(temporaryToken, mobile, smsCode)
  return <BindForm texts={texts.bind} bind={bindThis} onGiveUp={() => giveUp(temporaryToken)} />
}
