export const texts = {
  captcha: '图形验证码',
  placeholder: '图中的字符',
  refresh: '图形验证码，点按换一张',
  reload: '点按加载',
  failed: '图片还没有加载出来，请点按右侧重试',
  missing: '请输入图中的字符',
  over: '图片过期了，请按新图片输入',
} as const
