import { View } from '@tarojs/components'
import { useState } from 'react'

import { StateView } from '@/components/StateView'
import { supportWay } from '@/features/shared/support'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { loginAdapter } from '@/platform/login'
import { finishLogin, replaceWith } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'
import { useSession } from '@/stores/session'

import styles from '../login/index.module.scss'
import { texts } from '../login/texts'

/** The message comes from the address, which anybody may have written. So it is shown as text, and cut. */
const maxMessageLength = 80

/** A login or binding over WeChat failed at WeChat or here; offers the way on. */
export function LoginFailure({ params }: { params: RouteParams<'loginError'> }) {
  const { login_err_msg: given, msg, nonce, action } = params
  const [pending] = useState(() => loginAdapter.takePending(nonce))
  const redirect = params.redirect ?? pending?.returnTo
  const isBinding = (action ?? pending?.action) === 'bind'
  const failure = isBinding ? texts.bindFailed : texts.loginFailed
  const isLogin = useSession((session) => session.isLogin)
  // An old return address was opened again.
  if (isLogin && !isBinding) {
    return (
      <StateView kind='done' {...texts.loggedIn} action={{ label: texts.goOn, onClick: () => finishLogin(redirect) }} />
    )
  }
  const message = (given ?? msg)?.slice(0, maxMessageLength)
  return (
    <>
      <StateView
        kind='error'
        title={failure.title}
        hint={message ?? failure.hint}
        action={
          isBinding
            ? { label: texts.goBack, onClick: () => finishLogin(redirect) }
            : { label: texts.loginAgain, onClick: () => replaceWith('login', { redirect }) }
        }
      />
      {supportWay() && (
        <View className={styles.support}>
          <SupportButton />
        </View>
      )}
    </>
  )
}
