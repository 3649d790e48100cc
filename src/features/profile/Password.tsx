import { updatePassword } from '@/api/profile'
import { StateView } from '@/components/StateView'
import { TextField } from '@/components/TextField'
import { passwordMaxLength, passwordMinLength } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { useForm } from '@/features/shared/form/useForm'
import { refusedField, smsCodeRules, SmsFields } from '@/features/shared/sms'
import { maskMobile } from '@/lib/mask'
import { rules } from '@/lib/validators'
import { replaceWith } from '@/routes/navigate'

import { ProfileForm } from './ProfileForm'
import { texts } from './texts'
import { toProfile } from './toProfile'
import { WithMember } from './WithMember'

const words = texts.password

export function Password() {
  return (
    <WithMember>
      {({ mobile }) =>
        mobile === '' ? (
          <StateView
            kind='locked'
            {...words.needsMobile}
            action={{ label: words.toMobile, onClick: () => replaceWith('profileMobile') }}
          />
        ) : (
          <PasswordForm mobile={mobile} />
        )
      }
    </WithMember>
  )
}

/** A new password, by SMS to the account's own mobile. */
function PasswordForm({ mobile }: { mobile: string }) {
  const form = useForm({
    fields: { smsCode: '', password: '' },
    rules: {
      smsCode: smsCodeRules,
      password: [
        rules.required(words.field),
        rules.length(words.field, passwordMinLength, passwordMaxLength),
      ],
    },
    refusedField: refusedField('smsCode', 'password'),
    submit: async ({ smsCode, password }) => {
      await updatePassword({ mobile, smsCode, password })
      toast(words.done)
      toProfile()
    },
  })
  const submit = () => void form.submit()
  return (
    <ProfileForm
      hint={words.hint(maskMobile(mobile))}
      error={form.formError}
      submitLabel={words.save}
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
        label={words.field}
        placeholder={words.placeholder}
        isPassword
        autoComplete='new-password'
        onConfirm={submit}
      />
    </ProfileForm>
  )
}
