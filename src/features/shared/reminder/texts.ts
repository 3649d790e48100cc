export const texts = {
  added: '已加入手机日历',
  handedOut: '打开下载的文件，就加入日历',
  failed: '没有加入日历，请稍后再试',
  allowed: '已允许，请再点一次提醒',
  phoneRefuses: '请在手机的设置里允许微信使用日历',
  refused: {
    title: '没有日历权限',
    text: '允许添加到日历后，到时会提醒你',
    confirmLabel: '去设置',
    cancelLabel: '不了',
  },
  impossible: {
    title: '用浏览器打开',
    text: '微信里不能加入日历，点右上角用浏览器打开，再点一次提醒',
    confirmLabel: '知道了',
  },
} as const
