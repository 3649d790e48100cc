import { View } from '@tarojs/components'

import { resetPassword } from '@/api/auth'
import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { TextField } from '@/components/TextField'
import { passwordMaxLength, passwordMinLength } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { useForm } from '@/features/shared/form/useForm'
import { MobileField, mobileRules, refusedField, smsCodeRules, SmsFields } from '@/features/shared/sms'
import { rules } from '@/lib/validators'
import { back } from '@/routes/navigate'

import styles from './index.module.scss'
import { LoginHead } from './LoginHead'
import { texts } from './texts'

/** A new password by SMS; then one logs in with it. */
export function ForgetForm() {
  const form = useForm({
    fields: { mobile: '', smsCode: '', password: '' },
    rules: {
      mobile: mobileRules,
      smsCode: smsCodeRules,
      password: [
        rules.required(texts.forget.password),
        rules.length(texts.forget.password, passwordMinLength, passwordMaxLength),
      ],
    },
    refusedField: refusedField('smsCode', 'password', 'mobile'),
    submit: async ({ mobile, smsCode, password }) => {
      await resetPassword(mobile, { code: smsCode, password })
      toast(texts.forget.done)
      back()
    },
  })
  const submit = () => void form.submit()
  return (
    <View className={styles.page}>
      <View>
        <LoginHead title={texts.forget.title} hint={texts.forget.hint} />
        <MobileField {...form.field('mobile')} />
        <SmsFields
          scene='password_reset'
          mobile={form.values.mobile}
          checkMobile={() => form.check('mobile')}
          refuse={form.refuse}
          code={form.field('smsCode')}
        />
        <TextField
          {...form.field('password')}
          label={texts.forget.password}
          placeholder={texts.forget.passwordPlaceholder}
          isPassword
          autoComplete='new-password'
          onConfirm={submit}
        />
        <View className={styles.action}>
          {form.formError && <FieldError text={form.formError} />}
          <Button size='l' isBlock isLoading={form.isSubmitting} onClick={submit}>
            {texts.forget.submit}
          </Button>
        </View>
      </View>
    </View>
  )
}
