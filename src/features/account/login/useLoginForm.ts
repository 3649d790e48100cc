import { useState } from 'react'

import { loginByMobile, loginByPassword } from '@/api/auth'
import { useForm } from '@/features/shared/form/useForm'
import { mobileRules, refusedField, smsCodeRules } from '../sms'
import { rules } from '@/lib/validators'

import { completeLogin, referrer } from './completeLogin'
import { texts } from './texts'

type LoginWay = 'sms' | 'password'

const secretRules = {
  sms: { smsCode: smsCodeRules },
  password: { password: [rules.required(texts.password)] },
}

/** SMS and password share one form, so typed text stays when the learner switches between them. */
export function useLoginForm(redirect: string | undefined) {
  const [way, setWay] = useState<LoginWay>('sms')
  const form = useForm({
    fields: { mobile: '', smsCode: '', password: '', isAgreed: false as boolean },
    rules: {
      mobile: mobileRules,
      ...secretRules[way],
      isAgreed: [rules.accepted(texts.agreementMissing)],
    },
    refusedField: refusedField('smsCode', 'password', 'mobile'),
    submit: {
      async call({ mobile, smsCode, password }) {
        const token =
          way === 'sms'
            ? await loginByMobile(mobile, smsCode, referrer())
            : await loginByPassword(mobile, password, referrer())
        await completeLogin(token, redirect)
      },
    },
  })
  return { way, setWay, form }
}
