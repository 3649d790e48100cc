export const texts = {
  list: {
    failed: '学习路径没有加载出来',
    none: { title: '还没有学习路径', hint: '上新后会出现在这里' },
    noneOfKind: { title: '这里还没有学习路径', hint: '换个分类看看' },
    showAll: '看全部路径',
  },
  failed: '学习路径没有加载出来',
  steps: (count: number) => `${count} 步`,
  parts: (count: number) => `包含 ${count} 门课程`,
  progress: (percent: number) => `已学 ${percent}%`,
  progressOf: (done: number, all: number) => `已学 ${done} / ${all}`,
  stepNumber: (number: number) => `第 ${number} 步`,
  free: '免费',
  owned: '已拥有',
  learned: '已学完',
  /** The app has no page for the part, or its feature is off. */
  closed: '暂未开放',
  noSteps: { title: '步骤还在安排', hint: '安排好后会出现在这里' },
  buy: {
    buy: '购买套餐',
    start: '开始学习',
    goOn: '继续学习',
    again: '再学一遍',
    notForSale: '暂时不能购买',
    bought: '已购',
    free: '本路径免费',
  },
} as const
