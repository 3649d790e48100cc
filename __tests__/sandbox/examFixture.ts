import { blank, essay, judge, multiple, single, type ExamsSeed } from '../../sandbox/seed/exams/build'

const paper = (title: string, over: Partial<ExamsSeed['papers'][number]> = {}) => ({
  title,
  category: '前端',
  priceYuan: 0,
  minutes: 10,
  passScore: 18,
  questions: [{ category: '编程' }],
  daysAgo: 5,
  ...over,
})

const mock = (title: string, over: Partial<ExamsSeed['mockPapers'][number]> = {}) => ({
  title,
  category: '前端',
  priceYuan: 0,
  minutes: 20,
  passScore: 10,
  from: ['编程'],
  draw: { choice: 1, judge: 1 },
  daysAgo: 5,
  ...over,
})

const practice = (title: string, over: Partial<ExamsSeed['practices'][number]> = {}) => ({
  title,
  category: '艺术',
  priceYuan: 0,
  chapters: [{ name: '选择', questions: [{ category: '编程', types: [1 as const, 2 as const] }] }],
  daysAgo: 5,
  ...over,
})

/** Ids follow the order. The learner is the first demo account. */
export const exams: ExamsSeed = {
  categories: [{ name: '编程', children: ['前端'] }, { name: '艺术' }],
  bank: {
    编程: [
      single('一', ['甲', '乙'], 0),
      multiple('二', ['甲', '乙', '丙'], [0, 2]),
      judge('三', true),
      blank('四 ____', '答'),
      essay('五'),
    ],
    艺术: [single('六', ['甲', '乙'], 1)],
  },
  papers: [
    paper('免费', { daysAgo: 1, questions: [{ category: '编程', types: [1, 2, 3, 5] }] }),
    paper('收费', { daysAgo: 2, priceYuan: 49, isVipFree: true, tryTimes: 2 }),
    paper('已买', {
      daysAgo: 3,
      priceYuan: 30,
      learnerHas: 'bought',
      sittings: [
        { daysAgo: 2, score: 40 },
        { daysAgo: 1, score: 31 },
      ],
    }),
    paper('邀请', { daysAgo: 4, priceYuan: 20, isVipFree: true, isInvite: true, learnerHas: 'invited' }),
    paper('课程附带', { daysAgo: 5, courses: ['flat'], category: '艺术', questions: [{ category: '艺术' }] }),
    paper('次数已满', { daysAgo: 6, tryTimes: 1, sittings: [{ daysAgo: 3, score: null }] }),
    paper('课程附带或购买', { daysAgo: 7, priceYuan: 12, courses: ['flat', 'extra'] }),
  ],
  mockPapers: [
    mock('免费模拟', { daysAgo: 1, sittings: [{ daysAgo: 1, score: 9, total: 15 }] }),
    mock('收费模拟', { daysAgo: 2, priceYuan: 25, isVipFree: true, draw: { choice: 2, select: 1, qa: 1 } }),
    mock('邀请模拟', { daysAgo: 3, priceYuan: 5, isInvite: true }),
  ],
  practices: [
    practice('免费练习', {
      daysAgo: 1,
      chapters: [
        { name: '选择', questions: [{ category: '编程', types: [1, 2] }] },
        { name: '其余', questions: [{ category: '编程', types: [3, 4, 5] }] },
        { name: '空章', questions: [] },
      ],
      answered: 3,
    }),
    practice('收费练习', { daysAgo: 2, priceYuan: 19, isVipFree: true, category: '前端' }),
  ],
}

export const PAPER = { free: 1, paid: 2, bought: 3, invite: 4, course: 5, full: 6, either: 7 }
export const MOCK = { free: 1, paid: 2, invite: 3 }
export const PRACTICE = { free: 1, paid: 2 }
