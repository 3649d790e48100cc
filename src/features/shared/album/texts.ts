export const texts = {
  saved: '保存成功',
  started: '开始下载；没有出现，就长按图片保存',
  notSaved: '没有保存成功，请长按图片保存',
  phoneRefuses: '请在手机的设置里允许微信使用相册',
  album: {
    title: '没有相册权限',
    text: '允许保存到相册后，再保存一次就好',
    confirmLabel: '去设置',
    cancelLabel: '不了',
  },
} as const
