export const texts = {
  /** WeChat confirms the payment, the server does not yet. */
  confirming: '支付确认中',
} as const
