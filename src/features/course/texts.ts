import { withUnit } from '@/lib/count'
import { formatHours } from '@/lib/time'

export const texts = {
  list: {
    total: (count: number) => `共 ${count} 门`,
    // 免费 filters the list, but the server takes it as an order.
    orders: [
      { key: '', label: '最新' },
      { key: 'sub', label: '最热' },
      { key: 'recom', label: '推荐' },
      { key: 'free', label: '免费' },
    ],
    failed: '课程没有加载出来',
    none: { title: '还没有课程', hint: '上新后会出现在这里' },
    noneOfKind: { title: '这里还没有课程', hint: '换个分类或排序看看' },
    showAll: '看全部课程',
  },
  lessons: (count: number, sec?: number) => `${count} 课时${sec === undefined ? '' : ` · ${formatHours(sec)}`}`,
  learners: (count: string) => withUnit(count, '人在学'),
  failed: '课程没有加载出来',
  progress: (done: number, all: number) => `已学 ${done} / ${all} 课时`,
  play: {
    trial: (number: number) => `试看第 ${number} 课`,
    learn: (number: number) => `播放第 ${number} 课`,
  },
  vipLead: '会员免费学这门课',
  tabs: { label: '课程内容', intro: '介绍', lessons: '目录', comments: '评论', attachments: '附件' },
  intro: { empty: { title: '还没有介绍', hint: '先看看目录里有什么' }, notice: '购买须知' },
  attachments: {
    locked: '购买后可下载',
    lockedHere: '能学这门课后可下载',
    copy: {
      title: '这里打不开这个文件',
      text: '复制下载地址，到手机浏览器里粘贴打开。地址一小时内有效',
      confirmLabel: '复制地址',
      cancelLabel: '取消',
    },
  },
  buy: {
    buy: '立即购买',
    /** For an order that costs nothing. */
    take: '免费领取',
    free: '免费学习',
    start: '开始学习',
    goOn: (number: number) => `继续学习 第${number}课`,
    again: '再学一遍',
    vip: '会员免费看',
    trial: '免费试看',
    notReady: '课时准备中',
    notForSale: '暂时不能购买',
  },
} as const
