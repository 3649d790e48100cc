import { sendEmailCode } from '@/api/auth'
import { TextField, type TextFieldProps } from '@/components/TextField'

import { CodeFields, type CodeFieldsProps } from './CodeFields'
import { texts } from './texts'

interface EmailFieldsProps extends Omit<CodeFieldsProps, 'label' | 'target' | 'sendTo' | 'checkTarget'> {
  /** `form.field(...)` of the address. */
  email: Pick<TextFieldProps, 'value' | 'error' | 'onInput' | 'onBlur'>
  checkEmail: () => boolean
}

/** A mailbox and the code that proves it. */
export const EmailFields = ({ email, checkEmail, ...rest }: EmailFieldsProps) => (
  <>
    <TextField {...email} label={texts.email} type='email' autoComplete='email' />
    <CodeFields
      {...rest}
      label={texts.emailCode}
      target={email.value}
      sendTo={sendEmailCode}
      checkTarget={checkEmail}
    />
  </>
)
