export const texts = {
  title: (days: number) => `近 ${days} 天的练习`,
  date: (month: number, day: number) => `${month}月${day}日`,
  day: (date: string, right: number, wrong: number) => `${date}，答对 ${right} 题，答错 ${wrong} 题`,
  max: (count: number) => `最多一天 ${count} 题`,
  byType: (right: number, all: number) => `答对 ${right}/${all}`,
  note: '绿色为答对，红色为答错。只统计这台设备上的练习。',
} as const
