export const texts = {
  listLabel: '课程范围',
  lists: { learned: '在学', owned: '已购', liked: '收藏' },
  progress: (done: number, all: number) => `已学 ${done} / ${all}`,
  finished: '已学完',
  lastCourse: '上次学到',
  lessons: (done: number, all: number) => `已学 ${done} / ${all} 课时`,
  seenAt: (time: string) => `看到 ${time}`,
  goOn: '继续学习',
  failed: '课程没有加载出来',
  toCourses: '去选课',
  empty: {
    learned: { title: '学过的课会出现在这里', hint: '选一门课，从第一节开始' },
    owned: { title: '买过的课会放在这里', hint: '挑一门想学的' },
    liked: { title: '收藏的课会放在这里', hint: '在课程页点星标，就能随时找回来' },
  },
  visitor: { title: '登录后接着上次学', hint: '课程、进度和收藏都在这里', action: '登录' },
} as const
