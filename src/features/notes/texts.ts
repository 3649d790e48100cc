export const texts = {
  search: '搜索笔记、课程或文章',
  about: (count: number) =>
    count > 0
      ? `${count} 条笔记，只存在这台设备上；换设备或清理浏览器、微信之前，先导出`
      : '笔记只存在这台设备上；在别处导出过的，可以导入',
  brief: '。很久不打开，Safari 可能会清掉它们',
  openPassage: (article: string, quote: string) => `打开《${article}》，到${quote}`,
  openAt: (lesson: string, time: string) => `打开《${lesson}》，从 ${time} 看`,
  none: { title: '还没有笔记', hint: '看课时，在「笔记」里边看边写；读文章和书，在段落上写' },
  noneFound: { title: '没有找到笔记', hint: '换个词试试' },
  showAll: '显示全部',
  file: {
    name: '学习笔记',
    title: '我的笔记',
    export: '导出',
    exportTitle: (count: number) => `导出 ${count} 条笔记`,
    asFile: '保存为 Markdown 文件',
    toChat: '作为文件发到聊天',
    asText: '复制全部文字',
    started: '开始下载',
    copied: '已复制，可以粘贴到别处',
    refused: {
      title: '这里不能保存文件',
      text: '可以复制全部文字，粘贴到别处保存',
      confirmLabel: '复制',
      cancelLabel: '取消',
    },
    import: '导入',
    taken: (count: number) => (count > 0 ? `导入了 ${count} 条` : '这些笔记都已经有了'),
    nothing: '文件里没有可以导入的笔记',
    failed: '文件没有读出来',
  },
} as const
