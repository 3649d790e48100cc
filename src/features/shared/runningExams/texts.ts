export const texts = {
  running: (title: string) => `${title ? `「${title}」` : '考试'}进行中，继续`,
  timeUp: (title: string) => `${title ? `「${title}」` : '考试'}时间已到，查看`,
  left: (time: string) => `剩 ${time}`,
  waiting: (count: number) => `考试进行中，还有 ${count} 题没有上传，继续`,
  waitingAtEnd: (count: number) => `考试时间已到，还有 ${count} 题没有上传，查看`,
  over: (count: number) => `考试已结束，有 ${count} 题没有赶上，查看`,
} as const
