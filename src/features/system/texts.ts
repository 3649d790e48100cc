export const texts = {
  newVersion: {
    title: '有新版本',
    text: '重新打开后就能继续，没保存的输入请先留意',
    confirmLabel: '重新打开',
    cancelLabel: '稍后',
  },
  pageFailed: {
    title: '这一页没有打开',
    text: '网络不太好，可以稍后再点，也可以重新加载',
    confirmLabel: '重新加载',
    cancelLabel: '稍后',
  },
  pageSlow: {
    title: '这一页还没有打开',
    text: '网络有点慢，可以再等等，也可以重新加载',
    confirmLabel: '重新加载',
    cancelLabel: '再等等',
  },
  offline: '网络不可用，这一页还打不开',
  loading: '加载中',
  loggedOut: '已在别处退出登录',
  loginReplaced: '账号已在其他设备登录，请重新登录',
  loginExpired: '登录已过期，请重新登录',
} as const
