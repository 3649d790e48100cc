import { rules } from '@/lib/validators'

import { texts } from './texts'

/** For `useForm`, beside `MobileField`, `SmsFields` and `EmailFields`. */
export const mobileRules = [rules.required(texts.mobile), rules.mobile()]
export const smsCodeRules = [rules.required(texts.code), rules.code()]
export const emailRules = [rules.required(texts.email), rules.email()]
export const emailCodeRules = [rules.required(texts.emailCode), rules.code()]
