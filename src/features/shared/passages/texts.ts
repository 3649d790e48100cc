export const texts = {
  write: '写笔记',
  longPressed: '这一段',
  copy: '复制这一段',
  copied: '已复制',
  title: '写笔记',
  mine: '我的笔记',
  open: (quote: string) => `回到${quote}`,
} as const
