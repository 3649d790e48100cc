export const texts = {
  label: '图片预览',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  picture: (place: number, count: number) => (count === 1 ? '图片' : `第 ${place} 张图片，共 ${count} 张`),
  failed: '图片没有加载出来',
} as const
