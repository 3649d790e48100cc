import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { Tabs } from '@/components/Tabs'
import { TextField } from '@/components/TextField'
import { TextLink } from '@/components/TextLink'
import { MobileField, SmsFields } from '../sms'
import { navigateTo } from '@/routes/navigate'

import styles from './index.module.scss'
import { texts } from './texts'
import type { useLoginForm } from './useLoginForm'

const ways = [
  { key: 'sms', label: texts.bySms },
  { key: 'password', label: texts.byPassword },
] as const

interface LoginFormProps extends ReturnType<typeof useLoginForm> {
  /** The page has another main login (mini-program). */
  isSecondary: boolean
}

/** Login by SMS, which also registers, or by password. */
export function LoginForm({ way, setWay, form, isSecondary }: LoginFormProps) {
  const submit = () => void form.submit()
  return (
    <View>
      <View className={styles.tabs}>
        <Tabs label={texts.ways} items={ways} value={way} onChange={setWay} isPlain />
      </View>
      <MobileField {...form.field('mobile')} />
      {way === 'sms' ? (
        <SmsFields
          scene='login'
          mobile={form.values.mobile}
          checkMobile={() => form.check('mobile')}
          refuse={form.refuse}
          code={form.field('smsCode')}
          onConfirm={submit}
        />
      ) : (
        <TextField
          {...form.field('password')}
          label={texts.password}
          placeholder={texts.passwordPlaceholder}
          isPassword
          autoComplete='current-password'
          onConfirm={submit}
        />
      )}
      <View className={styles.action}>
        {form.formError && <FieldError text={form.formError} />}
        <Button kind={isSecondary ? 'line' : 'primary'} size='l' isBlock isLoading={form.isSubmitting} onClick={submit}>
          {texts.login}
        </Button>
      </View>
      <View className={styles.below}>
        {way === 'sms' ? (
          <View>{texts.autoRegister}</View>
        ) : (
          <TextLink onClick={() => navigateTo('forget')}>{texts.forgot}</TextLink>
        )}
      </View>
    </View>
  )
}
