export const texts = {
  none: { title: '这节课没有字幕', hint: '老师上传后就能看' },
  failed: '字幕没有加载出来',
  search: '在文稿里找',
  noneFound: '没有找到，换个词试试',
  follow: '回到正在播放的地方',
  jump: (time: string, words: string) => `${time} ${words}`,
  list: '文稿',
} as const
