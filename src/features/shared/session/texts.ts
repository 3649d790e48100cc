export const texts = {
  loggedOut: '已安全退出',
  bindMobile: {
    title: '绑定手机号后继续',
    text: '绑定后可用短信登录，找回购买记录',
    confirmLabel: '立即绑定',
    cancelLabel: '退出登录',
  },
} as const
