export const texts = {
  delivered: '充值已经到账',
} as const
