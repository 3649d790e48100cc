export const texts = {
  preview: '预览',
  download: '下载',
  locked: '未解锁',
  percent: (percent: number) => `${percent}%`,
  /** For Word, PowerPoint and the like. */
  elsewhere: '下载后用其他应用打开',
  saveFile: (name: string) => `离线保存「${name}」`,
  isSaved: (name: string) => `「${name}」已离线保存，点按可以删除`,
  save: {
    saved: '已离线保存，没有网络也能看',
    full: '这台设备存不下了，删掉一些离线内容再试',
    failed: '没有存成，稍后再试；现在可以直接打开',
    unreadable: '这个文件只能下载，不能离线保存',
  },
  remove: (name: string) => ({
    title: `删除「${name}」`,
    text: '只从这台设备上删除，有网络时还能再看。',
    confirmLabel: '删除',
    cancelLabel: '不删除',
  }),
  started: '开始下载',
  copied: '地址已复制，去浏览器打开',
  failed: '下载没有成功，请检查网络后重试',
} as const
