export const texts = {
  preview: '预览',
  download: '下载',
  locked: '未解锁',
  percent: (percent: number) => `${percent}%`,
  /** For Word, PowerPoint and the like. */
  elsewhere: '下载后用其他应用打开',
  started: '开始下载',
  saved: '文件已下载',
  copied: '地址已复制，去浏览器打开',
  failed: '下载没有成功，请检查网络后重试',
} as const
