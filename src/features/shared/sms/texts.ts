export const texts = {
  mobile: '手机号',
  captcha: '图形验证码',
  captchaPlaceholder: '图中的字符',
  captchaRefresh: '图形验证码，点按换一张',
  captchaReload: '点按加载',
  captchaFailed: '图片还没有加载出来，请点按右侧重试',
  captchaMissing: '请输入图中的字符',
  code: '短信验证码',
  send: '获取验证码',
  sending: '发送中',
  wait: (sec: number) => `${sec} 秒后重发`,
  sent: '验证码已发送',
} as const
