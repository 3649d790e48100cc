export const texts = {
  lastRead: (time: string) => `${time}在读`,
  lessons: (done: number, all: number) => `已学 ${done} / ${all} 课时`,
  lessonDone: '这一节已看完',
  seenAt: (time: string) => `看到 ${time}`,
  article: (number: number, all: number) => `第 ${number} / ${all} 篇`,
} as const
