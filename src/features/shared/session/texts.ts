export const texts = {
  loggedOut: '已安全退出',
  bindMobile: {
    title: '绑定手机号后继续',
    text: '绑定后可用短信登录，找回购买记录',
    confirmLabel: '立即绑定',
    cancelLabel: '退出登录',
  },
  verifyFace: {
    title: '完成实名认证后继续',
    text: '按要求，学习前需要核实本人身份',
    confirmLabel: '立即认证',
    cancelLabel: '退出登录',
  },
  faceRefused: '无法发起实名认证',
  faceAgain: (why: string) => `${why}。稍后再试，或联系网校`,
  deletionWithdrawn: {
    title: '注销申请已撤回',
    text: '你已重新登录，账号和学习记录都会保留',
    confirmLabel: '知道了',
  },
} as const
