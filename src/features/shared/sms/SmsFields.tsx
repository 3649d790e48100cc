import { sendSmsCode } from '@/api/auth'

import { CodeFields, type CodeFieldsProps } from './CodeFields'
import { texts } from './texts'

interface SmsFieldsProps extends Omit<CodeFieldsProps, 'label' | 'target' | 'sendTo' | 'checkTarget'> {
  mobile: string
  checkMobile: () => boolean
}

/** For every form that proves a mobile. */
export const SmsFields = ({ mobile, checkMobile, ...rest }: SmsFieldsProps) => (
  <CodeFields {...rest} label={texts.code} target={mobile} sendTo={sendSmsCode} checkTarget={checkMobile} />
)
