export const texts = {
  placeholder: '找课时、笔记、字幕里的话',
  start: { title: '想找什么', hint: '输入课时名，或者老师讲过、你记过的一句话' },
  none: (query: string) => ({ title: `这门课里没有找到“${query}”`, hint: '换个短一点的词试试' }),
  groups: { lesson: '课时', note: '我的笔记', spoken: '老师说的', page: '课程页' },
  count: (count: number) => `${count} 处`,
  showAll: (count: number) => `显示全部 ${count} 处`,
  openAt: (lesson: string, time: string, words: string) => `《${lesson}》${time}：${words}`,
  intro: '介绍',
  attachment: '附件',
  /** Subtitles reach the device when they are switched on or read. */
  spokenIn: (count: number) =>
    count > 0 ? `老师说的话，在开过字幕或文稿的 ${count} 节课里找` : '开过字幕或文稿的课时，老师说的话也能找到',
} as const
