/** Short words for writing questions, papers, mock papers and practices down. */
import type { CategorySeed } from '../index'

export interface QuestionSeed {
  type: 1 | 2 | 3 | 4 | 5
  score: number
  /** HTML. */
  content: string
  options: string[]
  /** As the contract stores it (exam 3.3). */
  answer: string
  remark: string
}

const p = (text: string) => `<p>${text}</p>`

type Choice = [stem: string, options: string[], right: number[], remark?: string]

const choice = (type: 1 | 2, score: number, ...[stem, options, right, remark = '']: Choice) => ({
  type,
  score,
  content: p(stem),
  options,
  answer: right.map((index) => `option${index + 1}`).join(','),
  remark: remark && p(remark),
})

/** `right` counts from 0. */
export const single = (stem: string, options: string[], right: number, remark?: string): QuestionSeed =>
  choice(1, 5, stem, options, [right], remark)

export const multiple = (stem: string, options: string[], right: number[], remark?: string): QuestionSeed =>
  choice(2, 10, stem, options, right, remark)

const plain = { options: [], remark: '' }

/** One blank; ____ stands for it. */
export const blank = (stem: string, right: string): QuestionSeed => ({
  ...plain,
  type: 3,
  score: 10,
  content: p(stem),
  answer: `v2:::${JSON.stringify([{ a: right, s: 10 }])}`,
})

export const essay = (stem: string): QuestionSeed => ({
  ...plain,
  type: 4,
  score: 20,
  content: p(stem),
  answer: '',
})

export const judge = (stem: string, isTrue: boolean, remark = ''): QuestionSeed => ({
  type: 5,
  score: 5,
  content: p(stem),
  options: [],
  answer: isTrue ? '1' : '0',
  remark: remark && p(remark),
})

/** Questions of the bank: the first `count` of a category that are of these types; all when not said. */
export interface Pick {
  category: string
  types?: QuestionSeed['type'][]
  count?: number
}

interface ExamSeed {
  title: string
  /** Name of the exam category; names are unique over both levels. */
  category: string
  /** 0 = free, unless courses open it. */
  priceYuan: number
  isVipFree?: boolean
  daysAgo: number
  /** The first demo account has bought it, or was added by an administrator. */
  learnerHas?: 'bought' | 'invited'
}

interface SittingSeed {
  daysAgo: number
  /** Marks won; null = still running. */
  score: number | null
}

export interface PaperSeed extends ExamSeed {
  minutes: number
  passScore: number
  /** 0 = no limit. */
  tryTimes?: number
  isInvite?: boolean
  /** Slugs of courses; owning one opens the paper. */
  courses?: string[]
  questions: Pick[]
  /** Sittings of the first demo account. */
  sittings?: SittingSeed[]
}

export interface MockPaperSeed extends ExamSeed {
  minutes: number
  passScore: number
  isInvite?: boolean
  /** Question categories to draw from. */
  from: string[]
  /** How many of each type. */
  draw: Partial<Record<'choice' | 'select' | 'input' | 'qa' | 'judge', number>>
  sittings?: (SittingSeed & { total: number })[]
}

export interface PracticeSeed extends ExamSeed {
  chapters: { name: string; questions: Pick[] }[]
  /** How many questions the first demo account has answered, from the first on. */
  answered?: number
}

export interface ExamsSeed {
  categories: CategorySeed[]
  /** Questions by the name of their category. */
  bank: Record<string, QuestionSeed[]>
  papers: PaperSeed[]
  mockPapers: MockPaperSeed[]
  practices: PracticeSeed[]
}
