/**
 * What the server says in prose and the app has to understand, since no code tells it (docs/backend/README.md#envelope).
 * Each with every language that the server has; what is shown to the learner is not compared here.
 */
const messages = {
  /** Never translated. */
  missingRoute: ['路由不存在'],
  /** Any unhandled exception; says nothing to a learner. */
  unhandled: ['错误', 'Error', '系统错误', 'system error'],
  badParameters: ['参数错误'],
  expired: ['已过期'],
  /** Only BASE says it; HEAD finds nothing. */
  noSearchEngine: ['搜索服务未配置'],
  mobileTaken: ['手机号已存在'],
  deletionRequested: ['用户已申请注销'],
  orderNotPayable: ['订单状态错误', 'order status error'],
  /** Of the balance that an order is paid from. */
  balanceTooLow: ['余额不足'],
  /** The plain word for "log in", which the app says itself. */
  loginNeeded: ['请登录', 'Unauthenticated.', ''],
  /** Single-device mode: another login has taken this one's place. */
  replacedLogin: ['请重新登录'],
  /** A flash sale: this member has a piece, or waits in the queue for one. */
  joinedAlready: ['请勿重复参与'],
  /** `status_text` of an order. */
  paid: ['已支付'],
} as const satisfies Record<string, readonly string[]>

export type ServerMessage = keyof typeof messages

/** Is this text the server's word for it? Equal texts come repeated at times: `参数错误,参数错误`. */
export const isServerMessage = (text: string, message: ServerMessage): boolean =>
  text.split(',').every((part) => messages[message].some((known) => known === part))

/**
 * Says nothing to a learner: an unhandled exception, a missing path, a developer's language (`order status error`) or
 * the name of a field (`page_name参数不能为空`).
 */
export const isNoWord = (text: string): boolean =>
  isServerMessage(text, 'unhandled') ||
  isServerMessage(text, 'missingRoute') ||
  !/[\u4e00-\u9fff]/.test(text) ||
  /[a-z]_[a-z]/.test(text)

/** What its refusals call a field or a thing: they are found in the text (docs/backend/auth.md#field-names-in-refusals). */
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
