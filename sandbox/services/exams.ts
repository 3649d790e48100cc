/** What papers, mock papers and practices share: their lists, and who may enter (docs/backend/exams.md). */
import { and, asc, desc, eq } from 'drizzle-orm'

import type { VisitorCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { found } from '../core/envelope'
import { askOf, offsetOf } from '../core/paging'
import { flag, phpMap } from '../core/php'
import {
  courseOwners,
  examCategories,
  examOwners,
  examAttempts,
  mockPapers,
  type MockRule,
  paperQuestions,
  papers,
  practiceAnswers,
  practiceChapters,
  practiceQuestions,
  practices,
  questionMarks,
} from '../db/schema'
import { isVip, owns } from './access'
import { countBy } from './lists'

export type ExamKind = 'paper' | 'mock' | 'practice'
export type Attempt = typeof examAttempts.$inferSelect

export interface Exam {
  kind: ExamKind
  id: number
  title: string
  categoryId: number
  charge: number
  isVipFree: boolean
  /** Only members whom an administrator has added may enter. */
  isInvite: boolean
  /** Owners of any of these recorded courses may enter. */
  requiredCourses: number[]
  /** 0 = no limit. */
  tryTimes: number
  /** 0 = a practice, which has no deadline. */
  expiredMinutes: number
  questionCount: number
  createdAt: number
}

const ruleCount = ({ num }: MockRule) => Object.values(num).reduce((sum, count) => sum + count, 0)

/** Newest first. */
const sources: Record<ExamKind, (context: RequestContext) => Promise<Exam[]>> = {
  async paper(context) {
    const counts = await countBy(context, paperQuestions.paperId)
    const rows = await context.db.query.papers.findMany({ orderBy: [desc(papers.createdAt), desc(papers.id)] })
    return rows.map((row) => ({ ...row, kind: 'paper', questionCount: counts.get(row.id) ?? 0 }))
  },
  async mock({ db }) {
    const rows = await db.query.mockPapers.findMany({ orderBy: [desc(mockPapers.createdAt), desc(mockPapers.id)] })
    return rows.map((row) => ({
      ...row,
      kind: 'mock',
      tryTimes: 0,
      requiredCourses: [],
      questionCount: ruleCount(row.rule),
    }))
  },
  async practice(context) {
    const counts = await countBy(context, practiceQuestions.practiceId)
    const rows = await context.db.query.practices.findMany({ orderBy: [desc(practices.createdAt), desc(practices.id)] })
    return rows.map((row) => ({
      ...row,
      kind: 'practice',
      title: row.name,
      isInvite: false,
      requiredCourses: [],
      tryTimes: 0,
      expiredMinutes: 0,
      questionCount: counts.get(row.id) ?? 0,
    }))
  },
}

export const allExams = (context: RequestContext, kind: ExamKind) => sources[kind](context)

export async function findExam(context: RequestContext, kind: ExamKind, id: number): Promise<Exam> {
  return found((await allExams(context, kind)).find((one) => one.id === id))
}

const ownerOf = ({ db }: RequestContext, member: Member, { kind, id }: Pick<Exam, 'kind' | 'id'>) =>
  db.query.examOwners.findMany({
    where: and(eq(examOwners.memberId, member.id), eq(examOwners.kind, kind), eq(examOwners.targetId, id)),
  })

export async function isBought(context: RequestContext, member: Member, exam: Pick<Exam, 'kind' | 'id'>) {
  const [owner] = await ownerOf(context, member, exam)
  return owner !== undefined && !owner.isInvited
}

async function ownsAny(context: RequestContext, member: Member, courseIds: number[]) {
  for (const id of courseIds) if (await owns(context, courseOwners, member, id)) return true
  return false
}

/** True = neither a price nor another condition. */
export const isFree = ({ charge, isInvite, requiredCourses }: Exam) =>
  charge === 0 && !isInvite && requiredCourses.length === 0

/** docs/backend/exams.md#who-may-enter */
export async function mayEnter(context: RequestContext, member: Member | null, exam: Exam): Promise<boolean> {
  if (!member) return isFree(exam)
  const [owner] = await ownerOf(context, member, exam)
  if (owner?.isInvited) return true
  if (exam.isInvite) return false
  if (isFree(exam) || owner) return true
  if (exam.charge > 0 && exam.isVipFree && isVip(context, member)) return true
  return ownsAny(context, member, exam.requiredCourses)
}

/** Newest first. */
export const attemptsOf = ({ db }: RequestContext, member: Member, { kind, id }: Pick<Exam, 'kind' | 'id'>) =>
  db.query.examAttempts.findMany({
    where: and(eq(examAttempts.memberId, member.id), eq(examAttempts.kind, kind), eq(examAttempts.targetId, id)),
    orderBy: [desc(examAttempts.startedAt), desc(examAttempts.id)],
  })

export async function answersOf({ db }: RequestContext, member: Member | null, practiceId: number) {
  if (!member) return []
  return db.query.practiceAnswers.findMany({
    where: and(eq(practiceAnswers.memberId, member.id), eq(practiceAnswers.practiceId, practiceId)),
  })
}

async function presentRow(context: RequestContext, member: Member | null, exam: Exam) {
  const row = {
    id: exam.id,
    charge: exam.charge,
    category_id: exam.categoryId,
    is_vip_free: flag(exam.isVipFree),
    cur_user_can_join: await mayEnter(context, member, exam),
  }
  const { title, questionCount } = exam
  if (exam.kind !== 'practice')
    return { ...row, title, expired_minutes: exam.expiredMinutes, questions_count: questionCount }
  const answers = await answersOf(context, member, exam.id)
  return { ...row, name: title, question_count: questionCount, user_count: answers.length }
}

/** The last attempt of each exam, by the exam's id. Exams without attempts have no entry. */
async function attemptMap(context: RequestContext, member: Member | null, exams: Exam[]) {
  const entries: [number, { id: number }][] = []
  for (const exam of member ? exams : []) {
    const [last] = member ? await attemptsOf(context, member, exam) : []
    if (last) entries.push([exam.id, { id: last.id }])
  }
  return phpMap(entries)
}

/** `cid1` and `cid2` = category of the first and of the second level; 0 = all. */
export async function listExams(call: VisitorCall, kind: ExamKind) {
  const cid1 = Number(call.query.cid1) || 0
  const cid2 = Number(call.query.cid2) || 0
  const categories = await call.db.query.examCategories.findMany({ orderBy: [asc(examCategories.sort)] })
  const present = ({ id, name, parentId }: (typeof categories)[number]) => ({ id, name, parent_id: parentId })
  const childrenOf = (parent: number) => categories.filter(({ parentId }) => parentId === parent).map(present)
  const family = [cid1, ...childrenOf(cid1).map(({ id }) => id)]
  const isWanted = ({ categoryId }: Exam) =>
    cid2 > 0 ? categoryId === cid2 : cid1 === 0 || family.includes(categoryId)

  const wanted = (await allExams(call, kind)).filter(isWanted)
  const { limit, offset } = offsetOf(askOf(call.query, 'either'))
  const shown = wanted.slice(offset, offset + limit)
  const rows: object[] = []
  for (const exam of shown) rows.push(await presentRow(call, call.member, exam))
  const roots = childrenOf(0)
  const children = roots.map(({ id }): [number, object[]] => [id, childrenOf(id)])
  return {
    data: { data: rows, total: wanted.length },
    categories: roots,
    category_children: phpMap(children.filter(([, some]) => some.length > 0)),
    ...(kind !== 'practice' && { user_papers: await attemptMap(call, call.member, shown) }),
  }
}

/** Numbers on the exam page. A visitor's own are 0. */
export async function examStats({ db }: RequestContext, member: Member | null) {
  const marks = (kind: string) =>
    member ? db.$count(questionMarks, and(eq(questionMarks.memberId, member.id), eq(questionMarks.kind, kind))) : 0
  return {
    papers_count: await db.$count(papers),
    mock_papers_count: await db.$count(mockPapers),
    practices_count: await db.$count(practices),
    practice_chapters_count: await db.$count(practiceChapters),
    wrong_book_count: await marks('wrong'),
    collection_count: await marks('collected'),
  }
}
