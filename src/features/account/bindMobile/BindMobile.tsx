import { useEffect, useRef, useState } from 'react'

import { bindMobile } from '@/api/auth'
import { toast } from '@/features/shared/dialog'
import { logout } from '@/features/shared/session/logout'
import { signInWith } from '@/features/shared/session/gates'
import { ApiError } from '@/http/apiError'
import { goBack, replaceWith, reLaunch } from '@/routes/navigate'
import { temporaryTokenItem } from '@/stores/session'

import { BindForm } from './BindForm'
import { texts } from '../login/texts'

/**
 * The binding that an operator may force. Until it is done, the token is stored aside and nobody is logged in
 * (docs/backend/auth.md#bind-a-mobile-after-login).
 */
export function BindMobile() {
  const [temporaryToken] = useState(temporaryTokenItem.get)
  const isBound = useRef(false)
  useEffect(() => {
    if (temporaryToken === null) replaceWith('login')
  }, [temporaryToken])
  if (temporaryToken === null) return null

  async function bind(token: string, mobile: string, smsCode: string): Promise<void> {
    try {
      // When the member detail was lost after a binding, a second try must not bind again, nor ask for another code.
      if (!isBound.current) await bindMobile({ mobile, smsCode, temporaryToken: token })
      isBound.current = true
      if (!(await signInWith(token))) return
      temporaryTokenItem.remove()
      toast(texts.bind.done, 'success')
      goBack()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') throw error
      temporaryTokenItem.remove()
      toast(texts.bind.expired, 'error')
      replaceWith('login')
    }
  }

  function giveUp(): void {
    temporaryTokenItem.remove()
    logout()
    reLaunch('me')
  }

  const bindThis = (mobile: string, smsCode: string) => bind(temporaryToken, mobile, smsCode)
  return <BindForm texts={texts.bind} bind={bindThis} onGiveUp={giveUp} />
}
