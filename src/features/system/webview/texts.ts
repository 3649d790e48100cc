export const texts = {
  defaultTitle: '网页',
  opening: '正在打开网页',
  leaving: '即将打开外部网页',
  leavingHint: (host: string) => `${host} 不属于本网校，请确认来源可信`,
  go: '继续访问',
  back: '返回',
  refused: { title: '这个链接打不开', hint: '链接不完整或不安全，换个入口试试' },
} as const
