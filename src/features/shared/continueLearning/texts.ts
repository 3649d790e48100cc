export const texts = {
  goOn: '继续学习',
  lastSeen: (time: string) => `上次看到 ${time}`,
  learned: (done: number, all: number) => `已学 ${done} / ${all} 课时`,
} as const
