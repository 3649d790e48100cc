export const texts = {
  waiting: (count: number) => `考试进行中，还有 ${count} 题没有上传，继续`,
  over: (count: number) => `考试已结束，有 ${count} 题没有赶上，查看`,
} as const
