/**
 * Sentences of the server that the app must understand, because no code tells them apart
 * (docs/backend/README.md#envelope): each in every language of the server. Sentences that are only shown are not here.
 */
const messages = {
  /** Never translated. */
  missingRoute: ['路由不存在'],
  /** Any unhandled exception. It means nothing to a learner. */
  unhandled: ['错误', 'Error', '系统错误', 'system error'],
  /** Of no use to a learner. */
  meaningless: ['未知错误', '无法连接redis'],
  badParameters: ['参数错误'],
  expired: ['已过期'],
  /** Only BASE says so; HEAD finds nothing. */
  noSearchEngine: ['搜索服务未配置'],
  mobileTaken: ['手机号已存在'],
  deletionRequested: ['用户已申请注销'],
  orderNotPayable: ['订单状态错误', 'order status error'],
  /** The balance that pays an order. */
  balanceTooLow: ['余额不足'],
  /** The app has its own words for this. */
  loginNeeded: ['请登录', 'Unauthenticated.', ''],
  /** Single-device mode: another login has replaced this one. */
  replacedLogin: ['请重新登录'],
  /** A flash sale: this member has a piece, or is in the queue for one. */
  joinedAlready: ['请勿重复参与'],
  attemptOver: ['考试已结束'],
  /** Nor does a book of questions hold it. */
  noQuestion: ['试题不存在'],
  /** `status_text` of an order. */
  paid: ['已支付'],
} as const satisfies Record<string, readonly string[]>

export type ServerMessage = keyof typeof messages

/** A server may repeat itself: `参数错误,参数错误`. */
export const isServerMessage = (text: string, message: ServerMessage): boolean =>
  text.split(',').every((part) => messages[message].some((known) => known === part))

/**
 * True of text that means nothing to a learner: an unhandled exception, a missing path, a bare `未知错误`, a developer's
 * language (`order status error`), or a field's name (`page_name参数不能为空`).
 */
export const isNoWord = (text: string): boolean =>
  isServerMessage(text, 'unhandled') ||
  isServerMessage(text, 'missingRoute') ||
  isServerMessage(text, 'meaningless') ||
  !/[\u4e00-\u9fff]/.test(text) ||
  /[a-z]_[a-z]/.test(text)
