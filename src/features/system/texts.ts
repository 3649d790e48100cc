export const texts = {
  upgrade: (appName: string) => `${appName} 有新版本`,
  upgradeNow: '立即升级',
  skip: '跳过',
  newVersion: {
    title: '有新版本',
    text: '重新打开后就能继续，没保存的输入请先留意',
    confirmLabel: '重新打开',
    cancelLabel: '稍后',
  },
  offline: '网络不可用，这一页还打不开',
  agreement: {
    title: '协议有更新',
    text: '继续使用前，请同意新的用户协议和隐私政策',
    confirmLabel: '同意并继续',
    cancelLabel: '退出登录',
  },
  loading: '加载中',
} as const
