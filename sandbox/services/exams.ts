/** Papers, mock papers and practices: what they share, who may enter, the lists (exam contract 2, 5 to 8). */
import { and, asc, desc, eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, phpMap } from '../core/php'
import type { Work } from '../core/work'
import {
  examCategories,
  examOwners,
  examSittings,
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
import { isVip, ownsCourse } from './access'

export type ExamKind = 'paper' | 'mock' | 'practice'
export type Sitting = typeof examSittings.$inferSelect

/** What the three kinds have in common. */
export interface Exam {
  kind: ExamKind
  id: number
  title: string
  categoryId: number
  charge: number
  isVipFree: boolean
  /** Only members whom an administrator has added may enter. */
  isInvite: boolean
  /** Owning any of these recorded courses opens it. */
  requiredCourses: number[]
  /** 0 = no limit. */
  expiredMinutes: number
  questionCount: number
  createdAt: number
}

export const ruleCount = ({ num }: MockRule) => Object.values(num).reduce((sum, count) => sum + count, 0)

/** All of a kind, newest first. */
const sources: Record<ExamKind, (work: Work) => Promise<Exam[]>> = {
  async paper({ db }) {
    const links = await db.select().from(paperQuestions)
    const rows = await db.select().from(papers).orderBy(desc(papers.createdAt), desc(papers.id))
    return rows.map((row) => ({
      ...row,
      kind: 'paper',
      questionCount: links.filter(({ paperId }) => paperId === row.id).length,
    }))
  },
  async mock({ db }) {
    const rows = await db.select().from(mockPapers).orderBy(desc(mockPapers.createdAt), desc(mockPapers.id))
    return rows.map((row) => ({
      ...row,
      kind: 'mock',
      requiredCourses: [],
      questionCount: ruleCount(row.rule),
    }))
  },
  async practice({ db }) {
    const links = await db.select().from(practiceQuestions)
    const rows = await db.select().from(practices).orderBy(desc(practices.createdAt), desc(practices.id))
    return rows.map((row) => ({
      ...row,
      kind: 'practice',
      title: row.name,
      isInvite: false,
      requiredCourses: [],
      expiredMinutes: 0,
      questionCount: links.filter(({ practiceId }) => practiceId === row.id).length,
    }))
  },
}

export const allExams = (work: Work, kind: ExamKind) => sources[kind](work)

export async function findExam(work: Work, kind: ExamKind, id: number): Promise<Exam> {
  const exam = (await allExams(work, kind)).find((one) => one.id === id)
  if (!exam) throw notFound()
  return exam
}

const ownerOf = ({ db }: Work, member: Member, { kind, id }: Pick<Exam, 'kind' | 'id'>) =>
  db
    .select()
    .from(examOwners)
    .where(and(eq(examOwners.memberId, member.id), eq(examOwners.kind, kind), eq(examOwners.targetId, id)))

export async function isBought(work: Work, member: Member, exam: Pick<Exam, 'kind' | 'id'>) {
  const [owner] = await ownerOf(work, member, exam)
  return owner !== undefined && !owner.isInvited
}

async function ownsAny(work: Work, member: Member, courseIds: number[]) {
  for (const id of courseIds) if (await ownsCourse(work, member, id)) return true
  return false
}

/** Costs nothing, and asks for nothing else. */
export const isFree = ({ charge, isInvite, requiredCourses }: Exam) =>
  charge === 0 && !isInvite && requiredCourses.length === 0

/** Who may enter (exam contract 2). */
export async function mayEnter(work: Work, member: Member | null, exam: Exam): Promise<boolean> {
  if (!member) return isFree(exam)
  const [owner] = await ownerOf(work, member, exam)
  if (owner?.isInvited) return true
  if (exam.isInvite) return false
  if (isFree(exam) || owner) return true
  if (exam.charge > 0 && exam.isVipFree && isVip(work, member)) return true
  return ownsAny(work, member, exam.requiredCourses)
}

/** All of a member's sittings of one thing, newest first. */
export const sittingsOf = ({ db }: Work, member: Member, { kind, id }: Pick<Exam, 'kind' | 'id'>) =>
  db
    .select()
    .from(examSittings)
    .where(
      and(eq(examSittings.memberId, member.id), eq(examSittings.kind, kind), eq(examSittings.targetId, id)),
    )
    .orderBy(desc(examSittings.startedAt), desc(examSittings.id))

export async function answersOf({ db }: Work, member: Member | null, practiceId: number) {
  if (!member) return []
  return db
    .select()
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.memberId, member.id), eq(practiceAnswers.practiceId, practiceId)))
}

interface Filter {
  /** First and second level; 0 = all. */
  cid1: number
  cid2: number
}

async function presentRow(work: Work, member: Member | null, exam: Exam) {
  const row = {
    id: exam.id,
    charge: exam.charge,
    category_id: exam.categoryId,
    is_vip_free: flag(exam.isVipFree),
    cur_user_can_join: await mayEnter(work, member, exam),
  }
  const { title, questionCount } = exam
  if (exam.kind !== 'practice')
    return { ...row, title, expired_minutes: exam.expiredMinutes, questions_count: questionCount }
  const answers = await answersOf(work, member, exam.id)
  return { ...row, name: title, question_count: questionCount, user_count: answers.length }
}

/** The last sitting by id of what is sat; those never sat have no entry. */
async function sittingMap(work: Work, member: Member | null, exams: Exam[]) {
  const entries: [number, { id: number }][] = []
  for (const exam of member ? exams : []) {
    const [last] = member ? await sittingsOf(work, member, exam) : []
    if (last) entries.push([exam.id, { id: last.id }])
  }
  return phpMap(entries)
}

export async function listExams(
  work: Work,
  member: Member | null,
  kind: ExamKind,
  { cid1, cid2 }: Filter,
  ask: PageAsk,
) {
  const categories = await work.db.select().from(examCategories).orderBy(asc(examCategories.sort))
  const present = ({ id, name, parentId }: (typeof categories)[number]) => ({ id, name, parent_id: parentId })
  const childrenOf = (parent: number) => categories.filter(({ parentId }) => parentId === parent).map(present)
  const family = [cid1, ...childrenOf(cid1).map(({ id }) => id)]
  const isWanted = ({ categoryId }: Exam) =>
    cid2 > 0 ? categoryId === cid2 : cid1 === 0 || family.includes(categoryId)

  const wanted = (await allExams(work, kind)).filter(isWanted)
  const { limit, offset } = offsetOf(ask)
  const shown = wanted.slice(offset, offset + limit)
  const rows: object[] = []
  for (const exam of shown) rows.push(await presentRow(work, member, exam))
  const roots = childrenOf(0)
  const children = roots.map(({ id }): [number, object[]] => [id, childrenOf(id)])
  return {
    data: { data: rows, total: wanted.length },
    categories: roots,
    category_children: phpMap(children.filter(([, some]) => some.length > 0)),
    ...(kind !== 'practice' && { user_papers: await sittingMap(work, member, shown) }),
  }
}

/** The hall's numbers; a visitor's own are 0. */
export async function examStats({ db }: Work, member: Member | null) {
  const marks = (kind: string) =>
    member
      ? db.$count(questionMarks, and(eq(questionMarks.memberId, member.id), eq(questionMarks.kind, kind)))
      : 0
  return {
    papers_count: await db.$count(papers),
    mock_papers_count: await db.$count(mockPapers),
    practices_count: await db.$count(practices),
    practice_chapters_count: await db.$count(practiceChapters),
    wrong_book_count: await marks('wrong'),
    collection_count: await marks('collected'),
  }
}
