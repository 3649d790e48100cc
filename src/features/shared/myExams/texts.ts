export const texts = {
  /** 0 = no result yet, as the server says it. */
  best: (score: number) => (score > 0 ? `最高得分 ${score}` : '还没有得分'),
  fullScore: (score: number) => `满分 ${score}`,
  questions: (count: number) => `共 ${count} 题`,
  done: (done: number, all: number) => `已练习 ${done} / ${all}`,
  paper: {
    failed: '我的考试没有加载出来',
    empty: { title: '参加过的考试会出现在这里', hint: '挑一套试卷，看看自己学得怎么样' },
    toList: '去看试卷',
  },
  mockPaper: {
    failed: '我的模考没有加载出来',
    empty: { title: '参加过的模考会出现在这里', hint: '每次都是新抽的题，多考几次' },
    toList: '去看模拟试卷',
  },
  practice: {
    failed: '我的练习没有加载出来',
    empty: { title: '练过的题会记在这里', hint: '挑一套练习，从第一章开始' },
    toList: '去看练习',
  },
} as const
