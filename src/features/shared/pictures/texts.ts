export const texts = {
  label: '图片',
  add: '插入图片',
  hint: (max: number) => `最多 ${max} 张，每张不超过 2M`,
  tooMany: (max: number) => `最多上传${max}张图片`,
  refused: {
    type: (name: string) => `${name} 不是图片`,
    heic: (name: string) => `${name} 是 HEIC 照片，请转成 JPG 再选`,
    size: (name: string) => `${name} 太大，换一张小一点的`,
  },
  tooLarge: '图片大小不超过2M',
  unreadable: '图片读不出来，请换一张',
  declined: '同意隐私保护指引后才能选择图片',
  pickFailed: '没有选到图片，请再试一次',
  sending: (percent: number) => `${percent}%`,
  retry: (number: number) => `重新上传第 ${number} 张`,
  forward: (number: number) => `第 ${number} 张前移`,
  remove: (number: number) => `移除第 ${number} 张`,
} as const
