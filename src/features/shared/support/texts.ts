export const texts = {
  contact: '联系客服',
  copied: '客服网址已复制，可以到浏览器里打开',
} as const
