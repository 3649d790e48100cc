import { type Cents, formatCentsShort } from '@/lib/money'
import { formatDuration } from '@/lib/time'

export const texts = {
  loading: '正在加载',
  failed: '这节课没有加载出来',
  missing: { title: '这节课不见了', hint: '可能已下架，课程里还有别的' },
  toCourse: '看这门课',
  goneOn: '上次那一课已下架，接着看这一课',
  progress: (done: number, all: number) => ` · 已学 ${done} / ${all} 课时`,
  tabs: { label: '课时内容', lessons: '目录', notes: '笔记', transcript: '文稿', comments: '评论' },
  say: '说说你的想法',
  askAbout: (course: string, lesson: string, position: string) => `课程：${course}\n课时：${lesson}\n位置：${position}`,
  next: '下一课',
  buyCourse: (cents: Cents) => (cents === 0 ? '免费领取课程' : `购买课程 ¥${formatCentsShort(cents)}`),
  buyLesson: (cents: Cents) => `只买这一课 ¥${formatCentsShort(cents)}`,
  vip: '会员免费看',
  vipFrom: (cents: Cents) => `会员免费看，¥${formatCentsShort(cents)} 起`,
  untriable: '这节课不能试看',
  locked: { title: '这节课还没有解锁', hint: '购买后就能看', vipHint: '开通会员就能看' },
  trialOver: {
    title: '试看到这里',
    hint: (sec: number) => `购买后从 ${formatDuration(sec)} 接着看`,
    vipHint: (sec: number) => `开通会员后从 ${formatDuration(sec)} 接着看`,
    again: '再看一遍试看',
  },
  upNext: {
    title: (title: string) => `下一课：${title}`,
    hint: (sec: number) => `${sec} 秒后播放`,
    now: '现在播放',
    cancel: '取消',
  },
  ended: {
    title: '这一课看完了',
    nextLocked: '下一课还没有解锁',
    done: '学完了',
    allDone: '这门课的课时都看完了',
    left: (count: number) => `还有 ${count} 课时没看完`,
    again: '再看一遍',
    toCourse: '回到课程',
  },
} as const
