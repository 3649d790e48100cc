import { TextField, type TextFieldProps } from '@/components/TextField'

import { texts } from './texts'

type MobileFieldProps = Pick<TextFieldProps, 'value' | 'error' | 'onInput' | 'onBlur' | 'onConfirm'>

/** A mainland mobile number; longer than eleven, since a pasted one may carry blanks. */
export function MobileField(props: MobileFieldProps) {
  return (
    <TextField
      {...props}
      label={texts.mobile}
      lead='+86'
      type='digits'
      maxLength={13}
      autoComplete='tel-national'
    />
  )
}
