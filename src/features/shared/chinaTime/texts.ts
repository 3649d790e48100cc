export const texts = {
  ahead: (hours: number) => `时间都是北京时间，比这里快 ${hours} 小时`,
  behind: (hours: number) => `时间都是北京时间，比这里慢 ${hours} 小时`,
} as const
