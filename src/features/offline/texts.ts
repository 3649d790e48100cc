export const texts = {
  about:
    '打开过的课程大纲、电子书、文章和练习存在这台设备上，没有网络时从这里打开。视频和附件要有网络。存满时先删最久没看的，退出登录时全部删除。',
  noStart: '应用本身还没有存在这个浏览器里，打开它要有网络。',
  total: (size: string) => `一共 ${size}`,
  meta: (kind: string, size: string) => `${kind} · ${size}`,
  chapterOf: (book: string) => `《${book}》`,
  books: { wrongBook: '错题本', collection: '收藏的题' },
  practised: '练习',
  questions: '试题',
  others: '考试大厅和练习列表',
  list: '列表',
  remove: (title: string) => `删除「${title}」`,
  removed: '已删除',
  removeAsk: (title: string) => ({
    title: `删除「${title}」`,
    text: '只从这台设备上删除。有网络时再打开一次，就会重新存下。',
    confirmLabel: '删除',
    cancelLabel: '不删除',
  }),
  removeAll: '全部删除',
  removeAllAsk: {
    title: '删除全部离线内容',
    text: '只从这台设备上删除，学习进度和没提交的内容都会保留。没有网络时，它们就打不开了。',
    confirmLabel: '全部删除',
    cancelLabel: '不删除',
  },
  none: { title: '还没有存下的内容', hint: '打开一门课、一本书或一篇文章，没有网络时就能再看' },
} as const
