import { useState } from 'react'

import { loginByMobile, loginByPassword } from '@/api/auth'
import { useForm } from '@/features/shared/form/useForm'
import { mobileRules, refusedField, smsCodeRules, useCodeOnce } from '../sms'
import { rules } from '@/lib/validators'

import { referrer, startLogin, useCodeLogin } from './completeLogin'
import { texts } from './texts'

type LoginWay = 'sms' | 'password'

const secretRules = {
  sms: { smsCode: smsCodeRules },
  password: { password: [rules.required(texts.password)] },
}

/** SMS and password share one form, so typed text stays when the learner switches between them. */
export function useLoginForm(redirect: string | undefined) {
  const [way, setWay] = useState<LoginWay>('sms')
  const logIn = useCodeLogin(redirect)
  const once = useCodeOnce('maybeSpent')
  const form = useForm({
    fields: { mobile: '', smsCode: '', password: '', isAgreed: false as boolean },
    rules: {
      mobile: mobileRules,
      ...secretRules[way],
      isAgreed: [rules.accepted(texts.agreementMissing)],
    },
    refusedField: refusedField('smsCode', 'password', 'mobile'),
    submit: {
      call: ({ mobile, smsCode, password }) =>
        way === 'sms'
          ? logIn(`${mobile} ${smsCode}`, () => once(smsCode, () => loginByMobile(mobile, smsCode, referrer())))
          : loginByPassword(mobile, password, referrer()).then(startLogin(redirect)),
    },
  })
  return { way, setWay, form }
}
