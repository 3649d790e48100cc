import { withUnit } from '@/lib/count'

export const texts = {
  search: '搜课程',
  messages: '消息',
  all: '全部',
  learners: (count: string) => withUnit(count, '人在学'),
  readers: (count: string) => withUnit(count, '人在读'),
  reads: (count: string) => withUnit(count, '次阅读'),
  courses: (count: string) => withUnit(count, '门课'),
  people: (count: string) => `${count} 人团`,
  sold: (percent: number) => `已抢 ${percent}%`,
  over: '已结束',
  owned: '已购',
  follow: '关注',
  announcement: '公告',
  slide: (index: number) => `轮播图 ${index}`,
  picture: (index: number) => `图片 ${index}`,
  goOn: '继续学习',
  empty: { title: '首页还没有内容', hint: '网校正在布置，先去看看课程' },
  toCourses: '去选课',
} as const
