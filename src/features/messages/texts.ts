import { withUnit } from '@/lib/count'

export const texts = {
  unread: (count: number) => `${count} 条未读`,
  someUnread: '有未读消息',
  readAll: '全部标为已读',
  markFailed: '没有标记成功，请重试',
  unreadMark: '未读',
  openPage: (title: string) => `去「${title}」`,
  openWeb: (host: string) => `打开 ${host}`,
  failed: '消息没有加载出来',
  empty: { title: '还没有消息', hint: '订单、积分和学习提醒会出现在这里' },
  announcement: {
    views: (count: string) => withUnit(count, '次阅读'),
    empty: { title: '还没有公告', hint: '网校的通知会出现在这里' },
    failed: '公告没有加载出来',
  },
} as const
