/** Questions without a clock: of practices, of the day, single ones (docs/backend/exams.md#practice-calls). */
import { and, asc, eq } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { notFound, refuse } from '../core/envelope'
import { practiceAnswers, practiceChapters, practiceQuestions, questionMarks } from '../db/schema'
import { drawDaily } from './draws'
import { presentPractice } from './examDetails'
import { answersOf, findExam, mayEnter } from './exams'
import { type Given, isMistake } from './marking'
import { readAnswer } from './questionAnswers'
import { COMPOUND, findQuestion, noQuestion, partsOf, presentFor, type Question } from './questions'

export const NO_PRACTICE = 0

/** @throws Refusal 404, 无权限参与 */
async function enter(context: RequestContext, member: Member, practiceId: number) {
  const exam = await findExam(context, 'practice', practiceId)
  if (!(await mayEnter(context, member, exam))) throw refuse('无权限参与')
  return exam
}

const linksOf = ({ db }: RequestContext, practiceId: number) =>
  db.query.practiceQuestions.findMany({
    where: eq(practiceQuestions.practiceId, practiceId),
    orderBy: [asc(practiceQuestions.chapterId), asc(practiceQuestions.sort)],
  })

/** All ids, and the first question in full. */
export async function withFirst<K extends string>(context: RequestContext, member: Member, key: K, ids: number[]) {
  const question = await findQuestion(context, ids[0] ?? 0)
  return { first_question: await presentFor(context, member, question), [key]: ids }
}

/** @throws Refusal 无试题 */
export async function openChapter(context: RequestContext, member: Member, practiceId: number, chapterId: number) {
  const exam = await enter(context, member, practiceId)
  const chapter = await context.db.query.practiceChapters.findFirst({ where: eq(practiceChapters.id, chapterId) })
  if (chapter?.practiceId !== practiceId) throw notFound()
  const links = await linksOf(context, practiceId)
  const ids = links.filter((link) => link.chapterId === chapterId).map(({ questionId }) => questionId)
  if (ids.length === 0) throw refuse('无试题')
  const done = new Set((await answersOf(context, member, practiceId)).map(({ questionId }) => questionId))
  return {
    practice: presentPractice(exam),
    ...(await withFirst(context, member, 'qid_arr', ids)),
    has_practice_question_ids: ids.filter((id) => done.has(id)),
  }
}

const dayOf = (ms: number) => localDT(ms).slice(0, 10)

/** @throws Refusal 当前练习为空 */
export async function openDaily(context: RequestContext, member: Member, practiceId: number) {
  const exam = await enter(context, member, practiceId)
  const ids = new Set((await linksOf(context, practiceId)).map(({ questionId }) => questionId))
  if (ids.size === 0) throw refuse('当前练习为空')
  const today = dayOf(context.now)
  const before = (await answersOf(context, member, practiceId)).filter(({ answeredAt }) => dayOf(answeredAt) < today)
  const drawName = [context.settings.sandbox.draw_seed, 'day', practiceId, member.id, today].join(':')
  const drawn = drawDaily([...ids], new Set(before.map(({ questionId }) => questionId)), drawName)
  return { practice: presentPractice(exam), ...(await withFirst(context, member, 'qid_arr', drawn)) }
}

/** @throws Refusal 试题不存在 when the practice lacks the question */
async function practiceQuestion(context: RequestContext, member: Member, practiceId: number, questionId: number) {
  if (practiceId !== NO_PRACTICE) {
    await enter(context, member, practiceId)
    if (!(await linksOf(context, practiceId)).some((link) => link.questionId === questionId)) throw noQuestion()
  }
  return findQuestion(context, questionId)
}

export async function showQuestion(context: RequestContext, member: Member, practiceId: number, questionId: number) {
  const question = await practiceQuestion(context, member, practiceId, questionId)
  return { question: await presentFor(context, member, question) }
}

const isNothing = (sent: unknown) =>
  sent === undefined || sent === null || sent === '' || (Array.isArray(sent) && sent.length === 0)

/** By place. The parts of a compound question come as a list with gaps. Clients may also send nothing. */
function readPractised(question: Question, sent: unknown): Map<number, Given> {
  const entries = partsOf(question).flatMap(([place, part]): [number, Given][] => {
    const value: unknown = question.type === COMPOUND ? Object(sent)[place] : sent
    return isNothing(value) ? [] : [[place, { answer: readAnswer(part, value), images: [], mark: null }]]
  })
  return new Map(entries)
}

/**
 * A mistake goes into the wrong-answer book.
 * @throws Refusal 试题不存在, 参数错误
 */
export async function recordAnswer(
  context: RequestContext,
  member: Member,
  practiceId: number,
  questionId: number,
  answer: unknown,
) {
  const { db, now } = context
  const question = await practiceQuestion(context, member, practiceId, questionId)
  const own = { memberId: member.id, questionId }
  if (isMistake(question, readPractised(question, answer)))
    await db
      .insert(questionMarks)
      .values({ ...own, kind: 'wrong', createdAt: now })
      .onConflictDoNothing()
  await db
    .insert(practiceAnswers)
    .values({ ...own, practiceId, answer: answer ?? null, savedAt: now, answeredAt: now })
    .onConflictDoUpdate({
      target: [practiceAnswers.memberId, practiceAnswers.practiceId, practiceAnswers.questionId],
      set: { answer: answer ?? null, savedAt: now },
    })
}

export const recordsOf = ({ db }: RequestContext, practiceId: number, memberId: number) =>
  db.query.practiceAnswers.findMany({
    where: and(eq(practiceAnswers.practiceId, practiceId), eq(practiceAnswers.memberId, memberId)),
  })
