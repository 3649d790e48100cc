import type { ExamsSeed } from '../../sandbox/seed/exams'
import { academy as other } from './fixture'
import { start, type Client } from './support'

const paper = (key: string, over: Partial<ExamsSeed['papers'][number]> = {}) => ({
  key,
  title: key,
  category: 'coding',
  priceYuan: 0,
  minutes: 30,
  passScore: 18,
  questions: [{ category: 'all' }],
  daysAgo: 5,
  ...over,
})

const mock = (key: string, over: Partial<ExamsSeed['mockPapers'][number]> = {}) => ({
  key,
  title: key,
  category: 'coding',
  priceYuan: 0,
  minutes: 20,
  passScore: 10,
  from: ['all', 'many'],
  draw: { choice: 1, select: 1, input: 1, qa: 1, judge: 3, cap: 1 },
  daysAgo: 5,
  ...over,
})

const practice = (key: string, over: Partial<ExamsSeed['practices'][number]> = {}) => ({
  key,
  title: key,
  category: 'coding',
  priceYuan: 0,
  chapters: [{ name: '全部', questions: [{ category: 'all' }] }],
  daysAgo: 5,
  ...over,
})

const auto = [{ category: 'all', types: ['single' as const, 'multiple' as const, 'blank' as const, 'judge' as const] }]

/** Ids follow the order; right blanks hold 机密, explanations 解析. Nobody owns or has sat anything. */
const exams: ExamsSeed = {
  categories: { coding: { name: '编程' } },
  bank: [
    {
      key: 'all',
      name: '全科',
      questions: [
        {
          type: 'single',
          stem: '一 ![图](/sandbox/art/figure/x.svg)',
          options: ['甲', '<img src="/sandbox/art/figure/y.svg">', '丙'],
          answer: 'B',
          remark: '解析 $x < 1$',
        },
        { type: 'multiple', stem: '二', options: ['甲', '乙', '丙', '丁'], answer: 'ACD', remark: '解析' },
        { type: 'blank', stem: '三 ____ 和 ____', answer: ['机密红', '机密绿'], remark: '解析' },
        { type: 'judge', stem: '四 <iframe src="/sandbox/embed/1"></iframe>', answer: true, remark: '解析' },
        { type: 'essay', stem: '五', remark: '解析' },
        {
          type: 'compound',
          stem: '六的材料',
          parts: [
            { type: 'single', stem: '六一', options: ['甲', '乙'], answer: 'A', remark: '解析' },
            { type: 'multiple', stem: '六二', options: ['甲', '乙', '丙'], answer: 'AB' },
            { type: 'blank', stem: '六三 ____', answer: '机密蓝' },
            { type: 'judge', stem: '六四', answer: false },
            { type: 'essay', stem: '六五', score: 10 },
          ],
        },
      ],
    },
    {
      key: 'many',
      name: '大量',
      questions: Array.from({ length: 25 }, (_, index) => ({
        type: 'judge' as const,
        stem: `判断 ${index}`,
        answer: true,
        topic: index < 5 ? '前五' : '其余',
      })),
    },
  ],
  papers: [
    paper('auto', { questions: auto }),
    paper('marked'),
    paper('skipped', { isSkipMark: true }),
    paper('empty', { questions: [] }),
    paper('locked', { priceYuan: 9 }),
    paper('twice', { tryTimes: 2, questions: auto }),
    paper('invite', { isInvite: true }),
  ],
  mockPapers: [mock('free'), mock('locked', { priceYuan: 9 })],
  practices: [
    practice('free', {
      chapters: [
        { name: '全部', questions: [{ category: 'all' }] },
        { name: '大量', questions: [{ category: 'many' }] },
        { name: '空章', questions: [] },
      ],
    }),
    practice('locked', { priceYuan: 9 }),
    practice('empty', { chapters: [{ name: '空章', questions: [] }] }),
  ],
}

export const academy = { ...other, exams }

export const PAPER = { auto: 1, marked: 2, skipped: 3, empty: 4, locked: 5, twice: 6, invite: 7 }
export const MOCK = { free: 1, locked: 2 }
export const PRACTICE = { free: 1, locked: 2, empty: 3 }
export const QUESTION = { single: 1, multiple: 2, blank: 3, judge: 4, essay: 5, compound: 6, many: 7 }

export const v1 = '/addons/Paper/api/v1'
export const v2 = '/addons/Paper/api/v2'

export interface AttemptRow {
  id: number
  question_id: number
  question: { id: number; type: number; content: string } | null
  answer_content: string | null
  answer_contents_rows: unknown
  thumbs_rows?: string[]
  score: number
  is_correct: number
}

export interface Opened {
  user_paper: { status: number; score: number; ended_at: string; submit_at: string | null; used_seconds: number }
  record: { id: number; status: number; get_score: number; total_score: number; expired_at: string }
  questions: AttemptRow[]
}

type Question = number | string

/** The calls of one member about one paper. */
export function paperCalls(client: Client, token: string, paperId: number) {
  const path = `${v1}/paper/${paperId}`
  const join = () => client.data<{ record_id: number }>('GET', `${path}/join`, { token })
  const body = (pid: number, question_id: Question, answer: unknown, images?: string[]) => ({
    token,
    body: { pid, question_id, answer, images },
  })
  return {
    path,
    start: async () => (await join()).record_id,
    startRefused: () => client.refusal('GET', `${path}/join`, { token }),
    openRefused: (pid: number) => client.refusal('GET', `${path}/join/${pid}`, { token }),
    open: (pid: number) => client.data<Opened>('GET', `${path}/join/${pid}`, { token }),
    save: (pid: number, ...answer: [Question, unknown, string[]?]) =>
      client.data('POST', `${path}/submit/single`, body(pid, ...answer)),
    saveRefused: (pid: number, ...answer: [Question, unknown, string[]?]) =>
      client.refusal('POST', `${path}/submit/single`, body(pid, ...answer)),
    handIn: (pid: number) => client.data('POST', `${path}/submit/all`, { token, body: { pid } }),
    detail: () => client.data<{ user_papers: object[]; join_count: number }>('GET', path, { token }),
  }
}

/** Right answers to everything that needs no teacher. */
export const RIGHT: [Question, unknown][] = [
  [QUESTION.single, 'option2'],
  [QUESTION.multiple, 'option1,option3,option4'],
  [QUESTION.blank, ['机密红', ' 机密绿 ']],
  [QUESTION.judge, 1],
]

export const startExams = () => start({ academy })
