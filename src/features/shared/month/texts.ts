export const texts = {
  title: (year: string, month: number) => `${year} 年 ${month} 月`,
  former: '上个月',
  next: '下个月',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  weekday: (name: string) => `周${name}`,
} as const
