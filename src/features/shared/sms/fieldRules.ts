import { rules } from '@/lib/validators'

import { texts } from './texts'

/** For `useForm`, beside `MobileField` and `SmsFields`. */
export const mobileRules = [rules.required(texts.mobile), rules.mobile()]
export const smsCodeRules = [rules.required(texts.code), rules.code()]
