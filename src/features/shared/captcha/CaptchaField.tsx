import { TextField } from '@/components/TextField'

import { CaptchaPicture } from './CaptchaPicture'
import { texts } from './texts'
import type { Captcha } from './useCaptcha'

interface CaptchaFieldProps {
  captcha: Captcha
  /** Runs on the keyboard's return key. */
  onConfirm: () => void
}

/** The picture, and the field for its characters. */
export const CaptchaField = ({ captcha, onConfirm }: CaptchaFieldProps) => (
  <TextField
    label={texts.captcha}
    placeholder={texts.placeholder}
    value={captcha.text}
    error={captcha.error}
    onInput={captcha.setText}
    onConfirm={onConfirm}
    maxLength={8}
    suffix={<CaptchaPicture query={captcha.picture} />}
  />
)
