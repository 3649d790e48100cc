/** For practices and for the books. */
export const texts = {
  allTypes: '全部题型',
  failed: '练习没有加载出来',
  questionFailed: '这道题没有加载出来',
  empty: { title: '这里没有试题', hint: '请返回后再试' },
  daily: (name: string) => `${name} · 每日20题`,
  offline: '离线练习，记录联网后上传',
  elsewhere: (reason: string) => `别处的练习记录还没有保存：${reason}`,
  gone: (reason: string) => `别处的练习记录没有保存：${reason}`,
  progress: (done: number, all: number) => `已练 ${done}/${all}`,
  check: '对答案',
  hide: '收起答案',
  verdict: { right: '回答正确', wrong: '回答错误', partly: '部分正确', unanswered: '没有作答' },
  /** When there are only essays. */
  own: '对照解析，看看自己答得怎么样',
  untold: '这道题的答案现在看不到：可能正在考试中，也可能还没有答案',
  remove: {
    button: '移出错题本',
    title: '把这道题移出错题本？',
    yes: '移出',
    no: '取消',
    done: '已移出',
  },
} as const
