export const texts = {
  maybeSent: {
    title: '上一次可能已经发出',
    text: '没有收到服务器的回答，也查不到上一次的结果。再发一次可能会重复',
    confirmLabel: '再发一次',
    cancelLabel: '先不发',
  },
  earlierArrived: '上一次已经提交成功，请先查看',
} as const
