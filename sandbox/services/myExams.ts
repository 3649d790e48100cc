/** What a member owns or has begun: one row per thing, newest first (exam contract 12). */
import { and, eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { offsetOf, type PageAsk } from '../core/paging'
import type { Work } from '../core/work'
import { examOwners, examSittings, practiceAnswers } from '../db/schema'
import { fullScoreOf } from './examDetails'
import { allExams, answersOf, type Exam, type ExamKind, sittingsOf } from './exams'

/** Numbers of a sitting that has a result. */
const MARKED = { paper: 2, mock: 1 }

/** When each thing was touched last, by id. */
async function touched({ db }: Work, member: Member, kind: ExamKind) {
  const owned = await db
    .select({ id: examOwners.targetId, at: examOwners.createdAt })
    .from(examOwners)
    .where(and(eq(examOwners.memberId, member.id), eq(examOwners.kind, kind)))
  const sat = await db
    .select({ id: examSittings.targetId, at: examSittings.startedAt })
    .from(examSittings)
    .where(and(eq(examSittings.memberId, member.id), eq(examSittings.kind, kind)))
  const answered = await db
    .select({ id: practiceAnswers.practiceId, at: practiceAnswers.answeredAt })
    .from(practiceAnswers)
    .where(eq(practiceAnswers.memberId, member.id))
  const last = new Map<number, number>()
  for (const { id, at } of [...owned, ...sat, ...(kind === 'practice' ? answered : [])])
    last.set(id, Math.max(at, last.get(id) ?? 0))
  return [...last].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

async function bestScore(work: Work, member: Member, kind: 'paper' | 'mock', id: number) {
  const sittings = await sittingsOf(work, member, { kind, id })
  return Math.max(0, ...sittings.filter(({ status }) => status === MARKED[kind]).map(({ score }) => score))
}

/** A row; what was deleted leaves null. */
const rows: Record<ExamKind, (work: Work, member: Member, id: number, exam?: Exam) => Promise<object>> = {
  paper: async (work, member, id, exam) => ({
    paper_id: id,
    max_score: await bestScore(work, member, 'paper', id),
    paper: exam ? { id, title: exam.title, score: await fullScoreOf(work, id) } : null,
  }),
  mock: async (work, member, id, exam) => ({
    paper_id: id,
    max_score: await bestScore(work, member, 'mock', id),
    paper: exam ? { id, title: exam.title, question_count: exam.questionCount } : null,
  }),
  practice: async (work, member, id, exam) => ({
    pid: id,
    submit_count: (await answersOf(work, member, id)).length,
    practice_question_count: exam?.questionCount ?? 0,
    practice: exam ? { id, name: exam.title } : null,
  }),
}

export async function myExams(work: Work, member: Member, kind: ExamKind, ask: PageAsk) {
  const ids = await touched(work, member, kind)
  const exams = await allExams(work, kind)
  const { limit, offset } = offsetOf(ask)
  const shown: object[] = []
  for (const id of ids.slice(offset, offset + limit)) {
    const exam = exams.find((one) => one.id === id)
    shown.push(await rows[kind](work, member, id, exam))
  }
  return { rows: shown, total: ids.length }
}
