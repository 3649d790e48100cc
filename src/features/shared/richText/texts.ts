export const texts = {
  truncated: '内容太长，后面的部分没有显示',
  leave: (host: string) => ({
    title: '打开外部网页',
    text: `将前往 ${host}，请确认它可信`,
    confirmLabel: '前往',
    cancelLabel: '不去了',
  }),
  zoom: (alt: string) => (alt ? `查看大图：${alt}` : '查看大图'),
  openPicture: (alt: string) => alt || '打开链接',
  pictureFailed: (alt: string) => (alt ? `图片没有加载出来：${alt}` : '图片没有加载出来'),
  videoFailed: '视频没有加载出来',
  zoomFailed: '大图没有打开，请重试',
  openPlayer: '打开视频页面',
  code: '代码，可左右滑动',
  table: '表格，可左右滑动',
}
