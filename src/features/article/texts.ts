import { withUnit } from '@/lib/count'
import { type Cents, formatCentsShort } from '@/lib/money'

export const texts = {
  list: {
    total: (count: number) => `共 ${count} 篇`,
    // 免费 filters the list, but the server takes it as an order.
    orders: [
      { key: 'default', label: '最新' },
      { key: 'sub', label: '最热' },
      { key: 'free', label: '免费' },
    ],
    failed: '文章没有加载出来',
    none: { title: '还没有文章', hint: '上新后会出现在这里' },
    noneOfKind: { title: '这里还没有文章', hint: '换个分类或排序看看' },
    showAll: '看全部文章',
  },
  failed: '文章没有加载出来',
  reads: (count: string) => withUnit(count, '次阅读'),
  likes: (count: string) => withUnit(count, '人赞过'),
  empty: { title: '这篇文章还没有正文', hint: '稍后再来看看' },
  locked: { title: '后面的内容需要解锁', hint: '解锁后这里接着往下读' },
  lockedHere: { title: '后面的内容暂时看不到', hint: '先看看别的文章' },
  lockedVisitor: { title: '登录后继续读', hint: '已解锁的文章会自动打开' },
  vip: { lead: '会员免费读这篇文章', from: (cents: Cents) => `¥${formatCentsShort(cents)} 起` },
  comments: '评论',
  buy: {
    unlock: '解锁全文',
    login: '登录查看',
    notForSale: '暂时不能购买',
  },
  like: { label: '点赞', on: '已点赞', off: '取消点赞' },
} as const
