export const texts = {
  contact: '联系客服',
  copied: '客服网址已复制，可以到浏览器里打开',
  /** Computers and some tablets cannot call. */
  byHand: { title: '请用电话联系客服', confirmLabel: '知道了' },
} as const
