import { formatDuration, formatHours } from '@/lib/time'

export const texts = {
  find: '在这门课里找课时、笔记、老师的话',
  looseChapter: '其他课时',
  count: (lessons: number) => `${lessons} 课时`,
  hours: formatHours,
  notBegun: '未开始',
  finished: (count: number, total: number) => (count < total ? `已学 ${count}` : '已学完'),
  comingSoon: '课时准备中',
  empty: { title: '课时还在准备', hint: '上新后会出现在这里' },
  range: '选择课时范围',
  rangeOf: (from: number, to: number) => (from === to ? String(from) : `${from}-${to}`),
  done: '已看完',
  seenTo: (sec: number) => `看到 ${formatDuration(sec)}`,
  lastSeenTo: (sec: number) => `上次看到 ${formatDuration(sec)}`,
  playing: '正在播放',
  /** The player may be paused. */
  open: '当前课时',
  locked: '未解锁',
  trial: '试看',
  trialOf: (sec: number) =>
    sec >= 60 && sec % 60 === 0 ? `试看 ${sec / 60} 分钟` : sec > 60 ? `试看 ${formatDuration(sec)}` : `试看 ${sec} 秒`,
} as const
