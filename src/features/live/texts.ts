export const texts = {
  list: {
    failed: '直播课没有加载出来',
    none: { title: '还没有直播课', hint: '有新课开讲时会出现在这里' },
    noneOfKind: { title: '这个分类还没有直播课', hint: '换个分类看看' },
    showAll: '看全部直播课',
  },
  failed: '这门直播课没有加载出来',
  vipLead: '会员免费听这门课',
  lessons: (count: number) => `${count} 节`,
  teacher: (name: string) => `讲师 ${name}`,
  tabs: { label: '直播课内容', intro: '介绍', timetable: '课表', comments: '评论' },
  intro: {
    empty: { title: '还没有介绍', hint: '先看看课表' },
    teacher: '讲师',
    assistant: '助教',
  },
  timetable: {
    empty: { title: '课表还在准备', hint: '定下时间后会出现在这里' },
    loose: '无章节内容',
    comingSoon: '课时准备中',
    locked: '未解锁',
    more: (count: number) => `还有 ${count} 节，点这里展开`,
  },
  lesson: {
    onAir: '直播中',
    late: (time: string) => `${time} · 待讲师开播`,
    neverBegan: (time: string) => `${time} · 没有开播`,
    undated: '时间待定',
    recording: (length: string) => `已结束 · 回放 ${length}`,
    over: '已结束 · 没有回放',
    locked: '请购买课程后观看',
    /** Where selling is forbidden. */
    lockedHere: '这门课还没有开通',
    noRecording: '直播已结束，没有回放',
  },
  course: {
    onAir: '正在直播',
    next: (time: string) => `下节 ${time}`,
    late: '待讲师开播',
    over: '已结课',
    undated: '开课时间待定',
  },
  buy: {
    buy: '立即购买',
    notForSale: '暂时不能购买',
  },
  enter: '进入直播间',
  enterShort: '进入',
  reminder: {
    label: '开播提醒',
    caption: '提醒',
    note: '直播课，提前 15 分钟提醒',
  },
  /** Why there is nothing to buy. */
  owned: {
    free: '本课程免费',
    bought: '已购',
    vip: '会员免费',
    /** Where selling is forbidden, nothing may hint at a sale. */
    here: '已开通',
  },
} as const
