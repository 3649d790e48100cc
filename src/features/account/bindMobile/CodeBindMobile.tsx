import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { registerWithSocialite } from '@/api/auth'
import { ask } from '@/features/shared/dialog'
import { isRefusedWith } from '@/http/apiError'
import { replaceWith } from '@/routes/navigate'
import { giveUpLogin } from '@/stores/session'

import { BindForm } from './BindForm'
import { isAtLogin, referrer, sendOn, useCodeLogin } from '../login/completeLogin'
import { loginCodeItem } from '../oauth/oauthReturn'
import { texts } from '../login/texts'
import { useCodeOnce } from '../sms'

/**
 * A new learner from WeChat, QQ or Apple binds a mobile before there is an account
 * (docs/backend/auth.md#new-social-learner-binds-a-mobile).
 */
export function CodeBindMobile() {
  const [waiting] = useState(loginCodeItem.get)
  const redirect = waiting?.returnTo
  const logIn = useCodeLogin(redirect)
  const once = useCodeOnce('maybeBound')
  const app = texts.apps[waiting?.app ?? 'wechat']
  useEffect(() => {
    if (waiting === null) replaceWith('login')
  }, [waiting])
  // The real-name check was passed on a page over this one.
  useDidShow(() => sendOn(redirect))
  if (waiting === null) return null

  function backToLogin(): void {
    giveUpLogin()
    loginCodeItem.remove()
    replaceWith('login', { redirect })
  }

  async function bind(code: string, mobile: string, smsCode: string): Promise<void> {
    try {
      const register = () => registerWithSocialite({ code, mobile, smsCode }, referrer())
      await logIn(`${mobile} ${smsCode}`, () => once(smsCode, register))
      loginCodeItem.remove()
    } catch (error) {
      if (isRefusedWith(error, 'expired')) {
        loginCodeItem.remove()
        if (isAtLogin()) replaceWith('loginError', { msg: texts.codeBind.expired(app), redirect })
      } else if (isAtLogin() && isRefusedWith(error, 'mobileTaken') && (await ask(texts.mobileTaken(app)))) {
        // The server cannot merge an existing account this way.
        backToLogin()
      } else {
        throw error
      }
    }
  }

  const bindThis = (mobile: string, smsCode: string) => bind(waiting.code, mobile, smsCode)
  return (
    <BindForm texts={{ ...texts.codeBind, hint: texts.codeBind.hint(app) }} bind={bindThis} onGiveUp={backToLogin} />
  )
}
