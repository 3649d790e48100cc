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

/** Both ways in one form: what was typed stays when the learner changes from one to the other. */
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
