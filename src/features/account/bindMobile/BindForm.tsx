import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { useForm } from '@/features/shared/form/useForm'
import { MobileField, mobileRules, refusedField, smsCodeRules, SmsFields } from '../sms'

import styles from '../login/index.module.scss'
import { LoginHead } from '../login/LoginHead'

interface BindFormProps {
  texts: { title: string; hint: string; submit: string; giveUp: string }
  bind: (mobile: string, smsCode: string) => Promise<void>
  onGiveUp: () => void
}

/** Proves a mobile by SMS and binds it. */
export function BindForm({ texts, bind, onGiveUp }: BindFormProps) {
  const form = useForm({
    fields: { mobile: '', smsCode: '' },
    rules: { mobile: mobileRules, smsCode: smsCodeRules },
    refusedField: refusedField('smsCode', 'mobile'),
    submit: { call: ({ mobile, smsCode }) => bind(mobile, smsCode) },
  })
  const submit = () => void form.submit()
  return (
    <View className={styles.page}>
      <View>
        <LoginHead title={texts.title} hint={texts.hint} />
        <MobileField {...form.field('mobile')} />
        <SmsFields
          scene='mobile_bind'
          mobile={form.values.mobile}
          checkMobile={() => form.check('mobile')}
          refuse={form.refuse}
          code={form.field('smsCode')}
          onConfirm={submit}
        />
        <View className={styles.action}>
          {form.formError && <FieldError text={form.formError} />}
          <Button size='l' isBlock isLoading={form.isSubmitting} onClick={submit}>
            {texts.submit}
          </Button>
        </View>
        <View className={styles.action}>
          <Button kind='line' size='l' isBlock onClick={onGiveUp}>
            {texts.giveUp}
          </Button>
        </View>
      </View>
    </View>
  )
}
