export const texts = {
  list: {
    failed: '班课没有加载出来',
    none: { title: '还没有班课', hint: '有新班招生时会出现在这里' },
    noneOfKind: { title: '没有符合条件的班课', hint: '换个分类或类型看看' },
    showAll: '看全部班课',
    type: '类型',
    types: [
      { key: '', label: '全部' },
      { key: '0', label: '小班课' },
      { key: '1', label: '大班课' },
      { key: '2', label: '直播课' },
      { key: '3', label: '1v1' },
    ],
  },
  failed: '获取课程失败',
  joined: (count: number) => `已报名 ${count} 人`,
  joinedOf: (count: number, max: number) => `已报名 ${count} / ${max} 人`,
  dates: (from: string, to: string) => `${from} 至 ${to}`,
  opens: (from: string) => `${from} 开课`,
  undated: '开课时间待定',
  tabs: { label: '班课内容', intro: '介绍', timetable: '课表' },
  intro: { empty: { title: '还没有介绍', hint: '先看看课表' } },
  timetable: {
    empty: { title: '课表还在准备', hint: '定下以后会出现在这里' },
    locked: '未解锁',
    unlocked: '已解锁',
    more: (count: number) => `还有 ${count} 节，点这里展开`,
  },
  lesson: { upcoming: '未开课', on: '上课中', over: '已结课（查看回放）' },
  /** The lesson has no classroom to open. */
  noRoom: { upcoming: '还没有开课，教室开放后再来', on: '教室还没有开放，稍后再来', over: '这节课没有回放' },
  /** The pressed lesson is of a class that the learner has not joined. */
  offer: {
    title: '报名后可以上课',
    text: '这节课属于班课，报名后就能进教室',
    confirmLabel: '去报名',
    cancelLabel: '再看看',
  },
  /** Where selling is forbidden. */
  lockedHere: '这个班还没有开通',
  buy: '立即报名',
  unpriced: '暂时不能报名',
  /** Why nobody can join now. */
  shut: {
    upcoming: '还没有开始招生',
    full: '名额已满',
    stopped: '已停止招生',
    running: '已开课，不再招生',
    ended: '已结课',
  },
  enter: '进入教室',
  /** Why there is nothing to buy. */
  owned: {
    free: '本班免费',
    bought: '已购',
    /** Where selling is forbidden, nothing may hint at a sale. */
    here: '已开通',
  },
} as const
