/** Exams that a member owns or has begun: one row each, newest first (docs/backend/exams.md#my-exams). */
import { and, eq, gt } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { offsetOf, type PageAsk } from '../core/paging'
import { examOwners, examAttempts, practiceAnswers } from '../db/schema'
import { fullScoreOf } from './examDetails'
import { allExams, answersOf, type Exam, type ExamKind, attemptsOf } from './exams'

/** By id. */
async function touched({ db }: RequestContext, member: Member, kind: ExamKind) {
  const owned = await db
    .select({ id: examOwners.targetId, at: examOwners.createdAt })
    .from(examOwners)
    .where(and(eq(examOwners.memberId, member.id), eq(examOwners.kind, kind)))
  const sat = await db
    .select({ id: examAttempts.targetId, at: examAttempts.startedAt })
    .from(examAttempts)
    .where(and(eq(examAttempts.memberId, member.id), eq(examAttempts.kind, kind)))
  const answered = await db
    .select({ id: practiceAnswers.practiceId, at: practiceAnswers.answeredAt })
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.memberId, member.id), gt(practiceAnswers.practiceId, 0)))
  const last = new Map<number, number>()
  for (const { id, at } of [...owned, ...sat, ...(kind === 'practice' ? answered : [])])
    last.set(id, Math.max(at, last.get(id) ?? 0))
  return [...last].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

async function bestScore(context: RequestContext, member: Member, kind: 'paper' | 'mock', id: number) {
  const attempts = await attemptsOf(context, member, { kind, id })
  return Math.max(0, ...attempts.map(({ score }) => score))
}

/** A deleted exam is null. */
const rows: Record<ExamKind, (context: RequestContext, member: Member, id: number, exam?: Exam) => Promise<object>> = {
  paper: async (context, member, id, exam) => ({
    paper_id: id,
    max_score: await bestScore(context, member, 'paper', id),
    paper: exam ? { id, title: exam.title, score: await fullScoreOf(context, id) } : null,
  }),
  mock: async (context, member, id, exam) => ({
    paper_id: id,
    max_score: await bestScore(context, member, 'mock', id),
    paper: exam ? { id, title: exam.title, question_count: exam.questionCount } : null,
  }),
  practice: async (context, member, id, exam) => ({
    pid: id,
    submit_count: (await answersOf(context, member, id)).length,
    practice_question_count: exam?.questionCount ?? 0,
    practice: exam ? { id, name: exam.title } : null,
  }),
}

export const myExams = (kind: ExamKind) => async (context: RequestContext, member: Member, ask: PageAsk) => {
  const ids = await touched(context, member, kind)
  const exams = await allExams(context, kind)
  const { limit, offset } = offsetOf(ask)
  const shown: object[] = []
  for (const id of ids.slice(offset, offset + limit)) {
    const exam = exams.find((one) => one.id === id)
    shown.push(await rows[kind](context, member, id, exam))
  }
  return { rows: shown, total: ids.length }
}
