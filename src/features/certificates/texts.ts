export const texts = {
  number: (number: string) => `证书编号：${number}`,
  view: '查看证书',
  viewLabel: (name: string) => `查看证书：${name}`,
  gone: '这张证书已经失效',
  empty: { title: '获得的证书会出现在这里', hint: '学完有证书的课程，就能拿到' },
  learn: '去学习',
  failed: '证书没有加载出来',
  picture: {
    failed: '证书图片没有加载出来',
    loading: '正在生成证书',
    alt: (name: string) => `「${name}」证书`,
    hint: '长按图片，保存或发给朋友',
    whole: '全屏查看',
    wholeFailed: '大图没有打开，请重试',
    save: '下载证书',
    fileName: (name: string) => `${name}.png`,
  },
} as const
