import { TextField } from '@/components/TextField'
import { TextLink } from '@/components/TextLink'

import { CaptchaPicture } from './CaptchaPicture'
import { texts } from './texts'
import { type SmsCodeOptions, useSmsCode } from './useSmsCode'

interface SmsFieldsProps extends SmsCodeOptions {
  /** `form.field('smsCode')` */
  code: { value: string; error?: string; onInput: (value: string) => void; onBlur: () => void }
  /** The keyboard's return key. */
  onConfirm?: () => void
}

/** Picture captcha and SMS code, for every form that proves a mobile. */
export function SmsFields({ code, onConfirm, ...options }: SmsFieldsProps) {
  const sms = useSmsCode(options)
  const isWaiting = sms.waitSec > 0
  const send = () => void sms.send()
  return (
    <>
      <TextField
        label={texts.captcha}
        placeholder={texts.captchaPlaceholder}
        value={sms.captchaText}
        error={sms.captchaError}
        onInput={sms.setCaptcha}
        onConfirm={send}
        maxLength={8}
        suffix={<CaptchaPicture query={sms.picture} />}
      />
      <TextField
        {...code}
        label={texts.code}
        type='digits'
        maxLength={8}
        autoComplete='one-time-code'
        onConfirm={onConfirm}
        suffix={
          <TextLink role='button' tone='brand' isDisabled={sms.isSending || isWaiting} onClick={send}>
            {sms.isSending ? texts.sending : isWaiting ? texts.wait(sms.waitSec) : texts.send}
          </TextLink>
        }
      />
    </>
  )
}
