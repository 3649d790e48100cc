export const texts = {
  mobile: '手机号',
  code: '短信验证码',
  email: '邮箱',
  emailCode: '邮箱验证码',
  send: '获取验证码',
  sending: '发送中',
  wait: (sec: number) => `${sec} 秒后重发`,
  sent: '验证码已发送',
  maybeSaved: '新密码可能已经存好：先用它登录试试，不行再获取验证码',
  maybeBound: '可能已经绑定好：返回登录页，用同样的方式再登录一次试试',
  maybeSpent: '验证码可能已经用过，请重新获取',
} as const
