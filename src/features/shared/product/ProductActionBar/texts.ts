export const texts = {
  /** WeChat says that it is paid, the server does not yet. */
  confirming: '支付确认中',
} as const
