import { mentionsThing, type Mentioned } from '@/http/mentionsThing'
import { rules } from '@/lib/validators'

import { texts } from './texts'

/** For `useForm`, beside `MobileField`, `SmsFields` and `EmailFields`. */
export const mobileRules = [rules.required(texts.mobile), rules.mobile()]
export const smsCodeRules = [rules.required(texts.code), rules.code()]
export const emailRules = [rules.required(texts.email), rules.email()]
export const emailCodeRules = [rules.required(texts.emailCode), rules.code()]

/** For `useForm`: the field that a server's message is about. If it names two (`手机号或密码错误`), the first listed wins. */
export const refusedField =
  <F extends Mentioned>(...fields: readonly F[]) =>
  (message: string): F | undefined =>
    fields.find((field) => mentionsThing(message, field))
