export const texts = {
  today: (done: number, goal: number) => `今天学了 ${done} / ${goal} 分钟`,
  reached: '今天的目标完成了',
  chain: (days: number) => `连续 ${days} 天`,
} as const
