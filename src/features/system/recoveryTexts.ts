export const recoveryTexts = {
  slow: '还没有回音，仍在加载，也可以重试',
  lost: '这一部分没有收到，稍后自动重试',
} as const
