export const texts = {
  points: '我的积分',
  streak: (days: number) => `已连续签到 ${days} 天`,
  noStreak: '从今天开始，每天来签到',
  ladder: '连续七天',
  today: '今天',
  /** Short, because seven stand in a row of 320 px. */
  dayOf: (day: number) => `第${day}天`,
  rung: (day: number, isDone: boolean, isToday: boolean) =>
    [`第 ${day} 天`, isToday && '今天', isDone && '已签到'].filter(Boolean).join('，'),
  sign: '立即签到',
  signFor: (points: number) => `立即签到 +${points}`,
  signed: '今日已签到',
  success: (points: number) => `签到成功，积分 +${points}`,
  failed: '签到信息没有加载出来',
  calendar: (title: string) => `${title}的签到日历`,
  day: (day: number, points: number | undefined, isToday: boolean) =>
    [`${day}日`, isToday && '今天', points === undefined ? '' : `已签到，+${points}`].filter(Boolean).join('，'),
  calendarFailed: '签到日历没有加载出来',
  rules: '签到规则',
  records: '积分明细',
  mall: '积分商城',
} as const
