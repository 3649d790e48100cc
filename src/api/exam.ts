/**
 * Add-on Paper: what papers, mock papers and practices share: the exam home, the lists, my lists.
 * See docs/backend/exams.md#exam-hall and #my-exams. `is_vip_free` of papers in lists is ours and may be absent.
 */
import * as v from 'valibot'

import { hasNoAnswer } from '@/http/apiError'
import {
  count,
  num,
  decode,
  decodePage,
  flag,
  int,
  list,
  maybe,
  numberMap,
  type Page,
  type Schema,
  unlessDeleted,
  text,
  yuan,
} from '@/lib/decode'

import { requestOrCopy } from './answerCopies'
import type { Category } from './category'
import { marks } from './marks'
import { pagedCall, type PageArguments } from './pagedCall'

export const examRoot = '/addons/Paper/api'

export type ExamKind = 'paper' | 'mockPaper' | 'practice'

const paths: Record<ExamKind, { all: string; mine: string }> = {
  paper: { all: 'papers', mine: 'joinPapers' },
  mockPaper: { all: 'mock_papers', mine: 'joinMockPapers' },
  practice: { all: 'practices', mine: 'joinPractices' },
}

export interface ExamStats {
  paperCount: number
  mockPaperCount: number
  practiceCount: number
  chapterCount: number
  /** The member's; 0 for visitors. */
  wrongCount: number
  collectedCount: number
  /** The server could not be reached: this is what it said before. */
  isCopy: boolean
}

const statsWire = v.object({
  papers_count: count,
  mock_papers_count: count,
  practices_count: count,
  practice_chapters_count: count,
  wrong_book_count: count,
  collection_count: count,
})

/** Needs no login. Copied to the device, because it leads to what can be practised without a network. */
export async function getExamStats(signal?: AbortSignal): Promise<ExamStats> {
  const call = { path: `${examRoot}/v2/stats/index`, signal }
  const read = (data: unknown) => decode(statsWire, data)
  const { value: wire, isCopy } = await requestOrCopy(call, read, { standsInFor: hasNoAnswer })
  return {
    paperCount: wire.papers_count,
    mockPaperCount: wire.mock_papers_count,
    practiceCount: wire.practices_count,
    chapterCount: wire.practice_chapters_count,
    wrongCount: wire.wrong_book_count,
    collectedCount: wire.collection_count,
    isCopy,
  }
}

/** Papers, mock papers and practices share this. */
export interface Exam {
  id: number
  title: string
  /** 0 = free or not sold alone, null = unreadable. */
  priceCents: number | null
  /** VIP members enter without paying. */
  isVipFree: boolean
  /** Free, bought, or let in another way. */
  canJoin: boolean
  questionCount: number
}

export interface ExamItem extends Exam {
  /** Time limit; 0 = none. */
  minutes: number
  /** A paper that was sat once is `begun`, never `done`. */
  progress: 'none' | 'begun' | 'done'
  /** Papers: whoever has one of these courses may sit it. */
  requiredCourseIds: number[]
}

/** One shape for the rows of all three lists, which name the same things differently. */
const rowWire = v.object({
  id: int,
  title: text,
  name: text,
  charge: yuan,
  is_vip_free: flag,
  cur_user_can_join: flag,
  expired_minutes: count,
  questions_count: maybe(int),
  question_count: maybe(int),
  user_count: count,
  required_courses: text,
})

/** `12,15` */
const idsOf = (joined: string): number[] =>
  joined
    .split(',')
    .map(Number)
    .filter((id) => id > 0)

function progressOf(done: number, all: number): ExamItem['progress'] {
  if (done === 0) return 'none'
  return done >= all ? 'done' : 'begun'
}

/** @param satIds papers of this page that the member has sat */
function itemOf(wire: v.InferOutput<typeof rowWire>, satIds: ReadonlyMap<number, unknown>): ExamItem {
  const questionCount = wire.questions_count ?? wire.question_count ?? 0
  return {
    id: wire.id,
    title: wire.title || wire.name,
    priceCents: wire.charge,
    isVipFree: wire.is_vip_free,
    canJoin: wire.cur_user_can_join,
    questionCount,
    minutes: wire.expired_minutes,
    progress: satIds.has(wire.id) ? 'begun' : progressOf(wire.user_count, questionCount),
    requiredCourseIds: idsOf(wire.required_courses),
  }
}

/** 0 = all. */
export interface ExamFilter {
  categoryId: number
  /** A second-level category below `categoryId`. */
  childId: number
}

interface ExamPage extends Page<ExamItem> {
  /** The server could not be reached: this is what it said before. */
  isCopy: boolean
  /** One tree for all three kinds. It comes with every page of a list, and from nowhere else. */
  categories: Category[]
}

const categoryWire = v.object({ id: int, name: text })

const listWire = v.object({
  data: v.unknown(),
  categories: list(categoryWire),
  category_children: numberMap(list(categoryWire)),
  user_papers: numberMap(v.unknown()),
})

/** Needs no login; newest first. Copied to the device, because it leads to what can be practised without a network. */
export async function listExams(
  kind: ExamKind,
  { categoryId, childId }: ExamFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<ExamPage> {
  const query = { page, page_size: size, cid1: categoryId, cid2: childId }
  const path = `${examRoot}/v1/${paths[kind].all}`
  const { value: wire, isCopy } = await requestOrCopy({ path, query, signal }, (data) => decode(listWire, data), {
    standsInFor: hasNoAnswer,
  })
  const rows = decodePage(rowWire, wire.data, page, size)
  return {
    ...rows,
    isCopy,
    items: rows.items.map((row) => itemOf(row, wire.user_papers)),
    categories: wire.categories.map((category) => ({
      ...category,
      children: wire.category_children.get(category.id) ?? [],
    })),
  }
}

/** Something that the member owns or has begun. */
export interface MyExam {
  id: number
  title: string
  /** Papers and mock papers: my best result, 0 before the first; null = a practice. */
  bestScore: number | null
  /** Null = a practice, or a mock paper, whose full marks differ by draw. */
  fullScore: number | null
  /** Null = not given. */
  questionCount: number | null
  /** Different questions answered; null = not a practice. */
  doneCount: number | null
}

const paperRow = v.pipe(
  v.object({
    paper_id: int,
    max_score: marks,
    paper: unlessDeleted(v.object({ title: text, score: maybe(num), question_count: maybe(int) })),
  }),
  v.transform(({ paper_id, max_score, paper }): MyExam => ({
    id: paper_id,
    title: paper.title,
    bestScore: max_score,
    fullScore: paper.score ?? null,
    questionCount: paper.question_count ?? null,
    doneCount: null,
  })),
)

const practiceRow = v.pipe(
  v.object({
    pid: int,
    submit_count: count,
    practice_question_count: count,
    practice: unlessDeleted(v.object({ name: text })),
  }),
  v.transform(({ pid, submit_count, practice_question_count, practice }): MyExam => ({
    id: pid,
    title: practice.name,
    bestScore: null,
    fullScore: null,
    questionCount: practice_question_count,
    doneCount: submit_count,
  })),
)

/** One row per thing, however often it was sat. */
export const listMyExams = (kind: ExamKind, ...page: PageArguments): Promise<Page<MyExam>> => {
  const row: Schema<MyExam> = kind === 'practice' ? practiceRow : paperRow
  return pagedCall(`${examRoot}/v2/member/${paths[kind].mine}`, row)(...page)
}
