export const texts = {
  jump: (time: string) => `跳到 ${time}`,
  openAt: (lesson: string, time: string) => `打开《${lesson}》，从 ${time} 看`,
  whenTyping: '从哪一秒开始写，就记在哪一秒',
  at: (time: string) => `记在 ${time}`,
  now: '改到现在',
  addStill: '配画面',
  dropStill: '不要这张画面',
  noStill: '这个视频不让截画面，文字照常能记',
  stillLost: '画面没有存下来，文字已经记下',
  scope: '笔记范围',
  scopes: { lesson: '本课', all: '整门课' },
  none: { title: '还没有笔记', hint: '边看边写，视频不会停' },
} as const
