export const texts = {
  jump: (time: string) => `跳到 ${time}`,
  openAt: (lesson: string, time: string) => `打开《${lesson}》，从 ${time} 看`,
  whenTyping: '从哪一秒开始写，就记在哪一秒',
  at: (time: string) => `记在 ${time}`,
  now: '改到现在',
  scope: '笔记范围',
  scopes: { lesson: '本课', all: '整门课' },
  none: { title: '还没有笔记', hint: '边看边写，视频不会停' },
  hereOnly: '笔记只存在这台设备上',
  all: '全部笔记',
} as const
