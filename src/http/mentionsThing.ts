/**
 * Words for fields and things in refusals; they are searched for in the text
 * (docs/backend/auth.md#field-names-in-refusals).
 */
const mentions = {
  captcha: '图形',
  smsCode: '验证码',
  emailCode: '验证码',
  password: '密码',
  mobile: '手机号',
  email: '邮箱',
} as const

export type Mentioned = keyof typeof mentions

export const mentionsThing = (text: string, thing: Mentioned): boolean => text.includes(mentions[thing])
