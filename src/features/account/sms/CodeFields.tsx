import { sendEmailCode, sendSmsCode } from '@/api/auth'
import { TextField, type TextFieldProps } from '@/components/TextField'
import { TextLink } from '@/components/TextLink'
import { CaptchaField } from '@/features/shared/captcha'
import { normalizeMobile } from '@/lib/validators'

import { texts } from './texts'
import { type SentCodeOptions, useSentCode } from './useSentCode'

interface CodeFieldsProps extends SentCodeOptions {
  /** Name of the code's field. */
  label: string
  /** `form.field(...)` of the code. */
  code: { value: string; error?: string; onInput: (value: string) => void; onBlur: () => void }
  /** Runs on the keyboard's return key. */
  onConfirm?: () => void
}

/** Picture captcha, and the code that is sent after it. */
function CodeFields({ label, code, onConfirm, ...options }: CodeFieldsProps) {
  const sent = useSentCode(options)
  const isWaiting = sent.waitSec > 0
  const send = () => void sent.send()
  return (
    <>
      <CaptchaField captcha={sent.captcha} onConfirm={send} />
      <TextField
        {...code}
        label={label}
        type='digits'
        maxLength={8}
        autoComplete='one-time-code'
        onConfirm={onConfirm}
        suffix={
          <TextLink role='button' tone='brand' isDisabled={sent.isSending || isWaiting} onClick={send}>
            {sent.isSending ? texts.sending : isWaiting ? texts.wait(sent.waitSec) : texts.send}
          </TextLink>
        }
      />
    </>
  )
}

interface EmailFieldsProps extends Omit<CodeFieldsProps, 'label' | 'target' | 'sendTo' | 'checkTarget'> {
  /** `form.field(...)` of the address. */
  email: Pick<TextFieldProps, 'value' | 'error' | 'onInput' | 'onBlur'>
  checkEmail: () => boolean
}

/** A mail address and the code that proves it. */
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

interface SmsFieldsProps extends Omit<CodeFieldsProps, 'label' | 'target' | 'sendTo' | 'checkTarget'> {
  mobile: string
  checkMobile: () => boolean
}

/** For every form that proves a mobile. */
export const SmsFields = ({ mobile, checkMobile, ...rest }: SmsFieldsProps) => (
  <CodeFields {...rest} label={texts.code} target={mobile} sendTo={sendSmsCode} checkTarget={checkMobile} />
)

type MobileFieldProps = Pick<TextFieldProps, 'value' | 'error' | 'onInput' | 'onBlur' | 'onConfirm'>

/**
 * Takes a mainland mobile number. It allows more than eleven characters, because a pasted number may contain spaces or
 * signs.
 */
export function MobileField({ onInput, ...props }: MobileFieldProps) {
  return (
    <TextField
      {...props}
      label={texts.mobile}
      lead='+86'
      type='digits'
      maxLength={24}
      autoComplete='tel-national'
      onInput={(text) => onInput(normalizeMobile(text))}
    />
  )
}
