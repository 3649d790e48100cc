/** What the server's messages call the fields (contract `core.md` 5 and 6). */
const words = {
  smsCode: '验证码',
  emailCode: '验证码',
  password: '密码',
  mobile: '手机号',
  email: '邮箱',
} as const

type Field = keyof typeof words

/** For `useForm`: which of these fields a message is about; the first named wins (`手机号或密码错误`). */
export const refusedField =
  <F extends Field>(...fields: readonly F[]) =>
  (message: string): F | undefined =>
    fields.find((field) => message.includes(words[field]))
