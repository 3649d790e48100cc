export const texts = {
  placeholder: '搜课程、课时',
  all: '全部',
  typeLabel: '结果类型',
  recent: '最近搜过',
  clear: '清空',
  start: { title: '想学点什么', hint: '输入课程名或关键词' },
  empty: (keywords: string) => ({ title: `没有找到“${keywords}”`, hint: '换个短一点的词试试' }),
  /** What is left out is switched off, or has no page in this app. */
  noneYet: (keywords: string) => ({ title: `还没有找到“${keywords}”`, hint: '前面的结果都没有开放，后面可能还有' }),
  moreLater: '后面可能还有',
  lookOn: '继续找',
  noEngine: { title: '网校没有开通搜索', hint: '可以在全部课程里找' },
  cut: (count: number) => `只列出了前 ${count} 门，换个更具体的词`,
  toList: '看全部课程',
  failed: '搜索结果没有加载出来',
} as const
