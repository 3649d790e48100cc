import type { SmallClassSeed } from '../../sandbox/seed/smallClasses'

const smallClass = (key: string, more: Partial<SmallClassSeed> = {}): SmallClassSeed => ({
  key,
  title: `班课 ${key}`,
  cover: key,
  category: 'frontend',
  type: 'small',
  status: 'enrolling',
  priceYuan: 99,
  originalYuan: 199,
  shortDescription: '一句话介绍',
  descriptionHtml: `<p>介绍 ${key}</p><img src="/sandbox/art/figure/${key}.svg">`,
  userCount: 3,
  maxPeople: 6,
  daysAgo: 5,
  isHidden: false,
  fromDay: 1,
  toDay: 30,
  teachers: [],
  lessons: [],
  ...more,
})

/** Ids follow the order; lessons are numbered through. */
export const smallClasses: SmallClassSeed[] = [
  smallClass('open', {
    daysAgo: 1,
    teachers: [
      { name: '周可心', shortDescription: '不怕长句' },
      { name: '阿岚', shortDescription: '' },
    ],
    lessons: [
      { title: '说明会', status: 'on', hasRoom: true },
      { title: '第一课', status: 'ahead', hasRoom: false },
      { title: '回放', status: 'over', hasRoom: true },
    ],
  }),
  smallClass('mine', { daysAgo: 2, status: 'running', type: 'large', category: 'coding', maxPeople: 200 }),
  smallClass('free', {
    daysAgo: 3,
    priceYuan: 0,
    type: 'live',
    category: 'art',
    maxPeople: 0,
    lessons: [{ title: '公开课', status: 'on', hasRoom: true }],
  }),
  smallClass('last', { daysAgo: 4, type: 'oneToOne', userCount: 0, maxPeople: 1, category: undefined }),
  smallClass('stopped', { daysAgo: 6, status: 'stopped' }),
  smallClass('ahead', { daysAgo: 7, status: 'ahead' }),
  smallClass('over', { daysAgo: 8, status: 'over' }),
  smallClass('hidden', { isHidden: true }),
  smallClass('future', { daysAgo: -1 }),
]

export const CLASS = { open: 1, mine: 2, free: 3, last: 4, stopped: 5, ahead: 6, over: 7, hidden: 8, future: 9 }
/** The first of `open`, then that of `free`. */
export const CLASS_LESSON = { open: 1, free: 4 }
