import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { TextField } from '@/components/TextField'
import { TextLink } from '@/components/TextLink'
import { EmailFields, MobileField, SmsFields } from '../sms'
import { authQueries } from '@/queries/auth'

import styles from './index.module.scss'
import { LoginHead } from './LoginHead'
import { texts } from './texts'
import { type ForgetWay, useForgetForm } from './useForgetForm'

const otherWay = { sms: 'email', email: 'sms' } as const satisfies Record<ForgetWay, ForgetWay>

/** Sets a new password by SMS, or by mail where the server sends mail. A login with it follows. */
export function ForgetForm() {
  const { way, setWay, form } = useForgetForm()
  const { data: hasEmail = false } = useQuery(authQueries.hasEmail())
  const submit = () => void form.submit()
  const proof = { scene: 'password_reset', refuse: form.refuse } as const
  return (
    <View className={styles.page}>
      <View>
        <LoginHead title={texts.forget.title} hint={texts.forget.hints[way]} />
        {way === 'sms' ? (
          <>
            <MobileField {...form.field('mobile')} />
            <SmsFields
              {...proof}
              mobile={form.values.mobile}
              checkMobile={() => form.check('mobile')}
              code={form.field('smsCode')}
            />
          </>
        ) : (
          <EmailFields
            {...proof}
            email={form.field('email')}
            checkEmail={() => form.check('email')}
            code={form.field('emailCode')}
          />
        )}
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
        {hasEmail && (
          <View className={styles.below}>
            <TextLink role='button' onClick={() => setWay(otherWay[way])}>
              {texts.forget.ways[otherWay[way]]}
            </TextLink>
          </View>
        )}
      </View>
    </View>
  )
}
