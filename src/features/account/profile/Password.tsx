import { updatePassword } from '@/api/profile'
import { StateView } from '@/components/StateView'
import { TextField } from '@/components/TextField'
import { passwordMaxLength, passwordMinLength } from '@/config/limits'
import { useForm } from '@/features/shared/form/useForm'
import { refusedField, smsCodeRules, SmsFields, useCodeOnce } from '../sms'
import { maskMobile } from '@/lib/mask'
import { rules } from '@/lib/validators'
import { replaceWith } from '@/routes/navigate'

import { ProfileForm, toChangedProfile } from './ProfileForm'
import { texts } from './texts'
import { WithMember } from './WithMember'

export function Password() {
  return (
    <WithMember>
      {({ mobile }) =>
        mobile === '' ? (
          <StateView
            kind='locked'
            {...texts.password.needsMobile}
            action={{ label: texts.password.toMobile, onClick: () => replaceWith('profileMobile') }}
          />
        ) : (
          <PasswordForm mobile={mobile} />
        )
      }
    </WithMember>
  )
}

/** Sets a new password by SMS to the account's own mobile. */
function PasswordForm({ mobile }: { mobile: string }) {
  const once = useCodeOnce('maybeSaved')
  const form = useForm({
    fields: { smsCode: '', password: '' },
    rules: {
      smsCode: smsCodeRules,
      password: [
        rules.required(texts.password.field),
        rules.length(texts.password.field, passwordMinLength, passwordMaxLength),
      ],
    },
    refusedField: refusedField('smsCode', 'password'),
    submit: {
      call: ({ smsCode, password }) => once(smsCode, () => updatePassword({ mobile, smsCode, password })),
    },
    done: texts.password.done,
    next: toChangedProfile,
  })
  const submit = () => void form.submit()
  return (
    <ProfileForm
      hint={texts.password.hint(maskMobile(mobile))}
      error={form.formError}
      submitLabel={texts.password.save}
      isSubmitting={form.isSubmitting}
      onSubmit={submit}
    >
      <SmsFields
        scene='password_reset'
        mobile={mobile}
        checkMobile={() => true}
        refuse={form.refuse}
        code={form.field('smsCode')}
      />
      <TextField
        {...form.field('password')}
        label={texts.password.field}
        placeholder={texts.password.placeholder}
        isPassword
        autoComplete='new-password'
        onConfirm={submit}
      />
    </ProfileForm>
  )
}
