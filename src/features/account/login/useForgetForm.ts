import { useState } from 'react'

import { resetPassword, resetPasswordByEmail } from '@/api/auth'
import { passwordMaxLength, passwordMinLength } from '@/config/limits'
import { useForm } from '@/features/shared/form/useForm'
import { emailCodeRules, emailRules, mobileRules, refusedField, smsCodeRules, useCodeOnce } from '../sms'
import { rules } from '@/lib/validators'
import { goBack } from '@/routes/navigate'

import { texts } from './texts'

export type ForgetWay = 'sms' | 'email'

const proofRules = {
  sms: { mobile: mobileRules, smsCode: smsCodeRules },
  email: { email: emailRules, emailCode: emailCodeRules },
}

const refusedFields = {
  sms: refusedField('smsCode', 'password', 'mobile'),
  email: refusedField('emailCode', 'password', 'email'),
}

/** SMS and mail share one form, so typed text stays when the learner switches between them. */
export function useForgetForm() {
  const [way, setWay] = useState<ForgetWay>('sms')
  const once = useCodeOnce('maybeSaved')
  const form = useForm({
    fields: { mobile: '', smsCode: '', email: '', emailCode: '', password: '' },
    rules: {
      ...proofRules[way],
      password: [
        rules.required(texts.forget.password),
        rules.length(texts.forget.password, passwordMinLength, passwordMaxLength),
      ],
    },
    refusedField: refusedFields[way],
    submit: {
      call: ({ mobile, smsCode, email, emailCode, password }) =>
        way === 'sms'
          ? once(smsCode, () => resetPassword(mobile, { code: smsCode, password }))
          : once(emailCode, () => resetPasswordByEmail(email.trim(), { code: emailCode, password })),
    },
    done: texts.forget.done,
    next: goBack,
  })
  return { way, setWay, form }
}
