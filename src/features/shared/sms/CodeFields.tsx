import { TextField } from '@/components/TextField'
import { TextLink } from '@/components/TextLink'

import { CaptchaPicture } from './CaptchaPicture'
import { texts } from './texts'
import { type SentCodeOptions, useSentCode } from './useSentCode'

export interface CodeFieldsProps extends SentCodeOptions {
  /** What the code is called. */
  label: string
  /** `form.field(...)` of the code. */
  code: { value: string; error?: string; onInput: (value: string) => void; onBlur: () => void }
  /** The keyboard's return key. */
  onConfirm?: () => void
}

/** Picture captcha and the code that is sent after it. */
export function CodeFields({ label, code, onConfirm, ...options }: CodeFieldsProps) {
  const sent = useSentCode(options)
  const isWaiting = sent.waitSec > 0
  const send = () => void sent.send()
  return (
    <>
      <TextField
        label={texts.captcha}
        placeholder={texts.captchaPlaceholder}
        value={sent.captchaText}
        error={sent.captchaError}
        onInput={sent.setCaptcha}
        onConfirm={send}
        maxLength={8}
        suffix={<CaptchaPicture query={sent.picture} />}
      />
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
