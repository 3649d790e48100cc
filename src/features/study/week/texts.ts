const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

export const texts = {
  title: '本周学习',
  total: (minutes: number) => `${minutes} 分钟`,
  none: '这周学的时间会记在这里',
  weekday: (index: number) => weekdays[index] ?? '',
  short: (index: number) => (weekdays[index] ?? '').slice(1),
  bar: (name: string, minutes: number, isToday: boolean, isReached: boolean) =>
    `${name}${isToday ? '，今天' : ''}，${minutes} 分钟${isReached ? '，达到目标' : ''}`,
  chain: (days: number) => `连续 ${days} 天`,
  today: (left: number) => `今天再学 ${left} 分钟就达到目标`,
  reached: '今天的目标完成了',
  free: '每周可以休息一天，连续不会断',
  freeDay: (name: string) => `${name}休息，连续没有断`,
  calendar: '日程：直播、考试和截止时间',
  note: '只有这台设备上的学习',
  noteElsewhere: '这台设备上的，加上服务器记下的每门课最后一课',
  goal: {
    set: '定个目标',
    current: (minutes: number) => `每天 ${minutes} 分钟`,
    change: (minutes: number) => `学习目标，每天 ${minutes} 分钟，修改`,
    title: '每天学多久',
    choice: (minutes: number) => `${minutes} 分钟`,
    hints: { 10: '地铁上看一小段', 20: '大约一课', 30: '一课加练习', 60: '认真学一阵子' },
    off: '不设目标',
    offHint: '不再提醒目标和连续天数，学习时间照常记录',
    note: '目标只存在这台设备上，随时可以改。',
  },
} as const
