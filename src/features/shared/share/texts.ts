export const texts = {
  share: '分享',
  copied: '链接已复制，发给朋友吧',
  wechatHint: { title: '点右上角「···」', text: '选「发送给朋友」或「分享到朋友圈」', confirmLabel: '知道了' },
  byHand: { title: '长按复制', confirmLabel: '知道了' },
} as const
