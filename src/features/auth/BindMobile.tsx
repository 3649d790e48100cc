import { useEffect, useRef, useState } from 'react'

import { bindMobile } from '@/api/auth'
import { toast } from '@/features/shared/dialog'
import { logout, signInWith } from '@/features/shared/session'
import { ApiError } from '@/http/apiError'
import { back, replaceWith, restart } from '@/routes/navigate'
import { temporaryTokenSlot } from '@/stores/session'

import { BindForm } from './BindForm'
import { texts } from './texts'

/** The binding that an operator may force; until it is done the token lies aside (`core.md` 11.5). */
export function BindMobile() {
  const [temporaryToken] = useState(temporaryTokenSlot.get)
  const isBound = useRef(false)
  useEffect(() => {
    if (temporaryToken === null) replaceWith('login')
  }, [temporaryToken])
  if (temporaryToken === null) return null

  async function bind(token: string, mobile: string, smsCode: string): Promise<void> {
    try {
      // A second try after a lost member detail must not bind, or ask for a code, again.
      if (!isBound.current) await bindMobile({ mobile, smsCode, temporaryToken: token })
      isBound.current = true
      if (!(await signInWith(token))) return
      temporaryTokenSlot.remove()
      toast(texts.bind.done)
      back()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized') throw error
      temporaryTokenSlot.remove()
      toast(texts.bind.expired)
      replaceWith('login')
    }
  }

  function giveUp(): void {
    temporaryTokenSlot.remove()
    logout()
    restart('me')
  }

  const bindThis = (mobile: string, smsCode: string) => bind(temporaryToken, mobile, smsCode)
  return <BindForm words={texts.bind} bind={bindThis} onGiveUp={giveUp} />
}
