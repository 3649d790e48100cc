export const texts = {
  share: '分享',
  earn: (yuan: string) => `分享赚 ¥${yuan}`,
  send: '发给朋友',
  poster: '生成海报',
  copy: '复制链接',
  copied: '链接已复制，发给朋友吧',
  wechatHint: '点右上角「···」，发给朋友或分享到朋友圈',
  byHand: { title: '长按复制', confirmLabel: '知道了' },
} as const
