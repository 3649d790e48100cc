export const texts = {
  views: (count: string) => `${count} 次阅读`,
  empty: { title: '还没有公告', hint: '网校的通知会出现在这里' },
  failed: '公告没有加载出来',
} as const
