import type { ExamsSeed } from '../../sandbox/seed/exams'

const paper = (key: string, title: string, over: Partial<ExamsSeed['papers'][number]> = {}) => ({
  key,
  title,
  category: 'frontend',
  priceYuan: 0,
  minutes: 10,
  passScore: 18,
  questions: [{ category: 'coding' }],
  daysAgo: 5,
  ...over,
})

const mock = (key: string, title: string, over: Partial<ExamsSeed['mockPapers'][number]> = {}) => ({
  key,
  title,
  category: 'frontend',
  priceYuan: 0,
  minutes: 20,
  passScore: 10,
  from: ['coding'],
  draw: { choice: 1, judge: 1 },
  daysAgo: 5,
  ...over,
})

const practice = (key: string, title: string, over: Partial<ExamsSeed['practices'][number]> = {}) => ({
  key,
  title,
  category: 'art',
  priceYuan: 0,
  chapters: [{ name: '选择', questions: [{ category: 'coding', types: ['single' as const, 'multiple' as const] }] }],
  daysAgo: 5,
  ...over,
})

/** Ids follow the order. The learner is the first demo account. */
export const exams: ExamsSeed = {
  categories: { coding: { name: '编程', children: { frontend: '前端' } }, art: { name: '艺术' } },
  bank: [
    {
      key: 'coding',
      name: '编程',
      questions: [
        { type: 'single', stem: '一', options: ['甲', '乙'], answer: 'A' },
        { type: 'multiple', stem: '二', options: ['甲', '乙', '丙'], answer: 'AC' },
        { type: 'judge', stem: '三', answer: true },
        { type: 'blank', stem: '四 ____', answer: '答' },
        { type: 'essay', stem: '五' },
      ],
    },
    { key: 'art', name: '艺术', questions: [{ type: 'single', stem: '六', options: ['甲', '乙'], answer: 'B' }] },
  ],
  papers: [
    paper('free', '免费', {
      daysAgo: 1,
      questions: [{ category: 'coding', types: ['single', 'multiple', 'blank', 'judge'] }],
    }),
    paper('paid', '收费', { daysAgo: 2, priceYuan: 49, isVipFree: true, tryTimes: 2 }),
    paper('bought', '已买', {
      daysAgo: 3,
      priceYuan: 30,
      learnerHas: 'bought',
      attempts: [
        { daysAgo: 2, score: 40 },
        { daysAgo: 1, score: 31 },
      ],
    }),
    paper('invite', '邀请', { daysAgo: 4, priceYuan: 20, isVipFree: true, isInvite: true, learnerHas: 'invited' }),
    paper('course', '课程附带', { daysAgo: 5, courses: ['flat'], category: 'art', questions: [{ category: 'art' }] }),
    paper('full', '次数已满', {
      daysAgo: 6,
      tryTimes: 1,
      minutes: 10_000,
      attempts: [{ daysAgo: 3, score: 0, state: 'running' }],
    }),
    paper('either', '课程附带或购买', { daysAgo: 7, priceYuan: 12, courses: ['flat', 'extra'] }),
  ],
  mockPapers: [
    mock('free', '免费模拟', { daysAgo: 1, attempts: [{ daysAgo: 1, score: 5 }] }),
    mock('paid', '收费模拟', { daysAgo: 2, priceYuan: 25, isVipFree: true, draw: { choice: 2, select: 1, qa: 1 } }),
    mock('invite', '邀请模拟', { daysAgo: 3, priceYuan: 5, isInvite: true }),
  ],
  practices: [
    practice('free', '免费练习', {
      daysAgo: 1,
      chapters: [
        { name: '选择', questions: [{ category: 'coding', types: ['single', 'multiple'] }] },
        { name: '其余', questions: [{ category: 'coding', types: ['blank', 'essay', 'judge'] }] },
        { name: '空章', questions: [] },
      ],
      answered: 3,
    }),
    practice('paid', '收费练习', { daysAgo: 2, priceYuan: 19, isVipFree: true, category: 'frontend' }),
  ],
}

export const PAPER = { free: 1, paid: 2, bought: 3, invite: 4, course: 5, full: 6, either: 7 }
export const MOCK = { free: 1, paid: 2, invite: 3 }
export const PRACTICE = { free: 1, paid: 2 }
