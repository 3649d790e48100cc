import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import { bindMobile } from '@/api/auth'
import { getMember } from '@/api/member'
import { ask, toast } from '@/features/shared/dialog'
import { decline, revoke } from '@/features/shared/session/logout'
import { ApiError, isRefusedWith } from '@/http/apiError'
import { openEntries } from '@/platform/navigation'
import { finishLogin, goBack, replaceWith, reLaunch } from '@/routes/navigate'
import { type OpenBinding, openBindingItem } from '@/stores/openBinding'
import { useSession } from '@/stores/session'

import { BindForm } from './BindForm'
import { beginLogin } from '../login/beginLogin'
import { isAtLogin } from '../login/completeLogin'
import { texts } from '../login/texts'
import { retrySafeUpdate } from '../profile/retrySafeUpdate'

const sendBinding = (mobile: string, smsCode: string, temporaryToken: string): Promise<void> =>
  retrySafeUpdate(
    () => bindMobile({ mobile, smsCode, temporaryToken }),
    (member) => member.isMobileBound,
    () => getMember(temporaryToken),
  )

/** Not given up, replaced by another login's, or too old. */
const isStillOpen = ({ token }: OpenBinding): boolean => openBindingItem.get()?.token === token

/**
 * The binding that an operator may force. Until it is done, the token is stored aside and nobody is logged in
 * (docs/backend/auth.md#bind-a-mobile-after-login).
 */
export function BindMobile({ redirect }: { redirect: string | undefined }) {
  const [open] = useState(openBindingItem.get)
  const isBound = useRef(false)
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (open === null) replaceWith('login', { redirect })
  }, [open, redirect])
  // The real-name check was passed on a page over this one.
  useDidShow(() => {
    if (open && !isStillOpen(open) && !isUnderWay.current && useSession.getState().isLogin) leave()
  })
  if (open === null) return null

  /** The page that asked for the login is below, or the login sends on to it; after a reload neither is. */
  function leave(): void {
    if (openEntries().length > 1) goBack()
    else finishLogin(redirect)
  }

  async function bind(binding: OpenBinding, mobile: string, smsCode: string): Promise<void> {
    if (!isStillOpen(binding)) return replaceWith('login', { redirect })
    const { token } = binding
    isUnderWay.current = true
    const signInWith = beginLogin()
    try {
      // When the member detail was lost after a binding, a second try must not bind again, nor ask for another code.
      if (!isBound.current) await sendBinding(mobile, smsCode, token)
      isBound.current = true
      if (!(await signInWith(token, redirect))) return
      openBindingItem.remove()
      toast(texts.bind.done, 'success')
      if (isAtLogin()) leave()
    } catch (error) {
      if (isRefusedWith(error, 'mobileTaken')) return await offerOther(binding, error)
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') throw error
      if (!isStillOpen(binding)) return
      openBindingItem.remove()
      toast(texts.bind.expired, 'error')
      if (isAtLogin()) replaceWith('login', { redirect })
    } finally {
      isUnderWay.current = false
    }
  }

  /** The courses may be in the account that has the number, and accounts are not merged here. */
  async function offerOther(binding: OpenBinding, refusal: unknown): Promise<void> {
    if (!isAtLogin() || !(await ask(texts.mobileTaken()))) throw refusal
    // Another tab may have logged in meanwhile.
    if (!isStillOpen(binding)) return
    end(binding)
    replaceWith('login', { redirect })
  }

  function end({ token }: OpenBinding): void {
    openBindingItem.remove()
    revoke(token)
    decline()
  }

  function giveUp(binding: OpenBinding): void {
    end(binding)
    reLaunch('me')
  }

  return (
    <BindForm
      texts={{ ...texts.bind, hint: texts.bind.hint(open.nickname) }}
      bind={(mobile, smsCode) => bind(open, mobile, smsCode)}
      onGiveUp={() => giveUp(open)}
    />
  )
}
