import { useState } from 'react'

import { StateView } from '@/components/StateView'
import { loginAdapter } from '@/platform/login'
import { leaveLogin, replaceWith } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'

import { texts } from './texts'

/** The message comes with the address, which anybody may have written: shown as text, and not much of it. */
const maxMessageLength = 80

/** A login or binding over WeChat that failed there or here, and the way on. */
export function LoginFailure({ params }: { params: RouteParams<'loginError'> }) {
  const { login_err_msg: given, msg, nonce, action } = params
  const [pending] = useState(() => loginAdapter.takePending(nonce))
  const redirect = params.redirect ?? pending?.returnTo
  const isBinding = (action ?? pending?.action) === 'bind'
  const words = isBinding ? texts.bindFailed : texts.loginFailed
  const message = (given ?? msg)?.slice(0, maxMessageLength)
  return (
    <StateView
      kind='error'
      title={words.title}
      hint={message ?? words.hint}
      action={
        isBinding
          ? { label: texts.goBack, onClick: () => leaveLogin(redirect) }
          : { label: texts.loginAgain, onClick: () => replaceWith('login', { redirect }) }
      }
    />
  )
}
