/** An attempt of a paper or of a mock paper, from its first question to its marks (docs/backend/exams.md#an-attempt). */
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'

import type { Member, RequestContext } from '../core/context'
import { MINUTE, SECOND } from '../core/dates'
import { found, notFound, refuse } from '../core/envelope'
import { rowById } from '../core/paging'
import { read, text } from '../core/read'
import {
  examAttempts,
  mockPapers,
  papers,
  questionCategories,
  questionMarks,
  questions,
  attemptAnswers,
  attemptQuestions,
} from '../db/schema'
import { insertAll } from '../seed/rows'
import { drawMock } from './draws'
import { type Exam, type ExamKind, findExam, mayEnter, type Attempt, attemptsOf } from './exams'
import { isMistake, markQuestion, type Given } from './marking'
import { readAnswer } from './questionAnswers'
import { ESSAY, hasEssay, noQuestion, partsOf, type Question, questionsOfPaper, WHOLE } from './questions'

export type AttemptKind = Exclude<ExamKind, 'practice'>

/** Extra time after the deadline, so that clients can hand in by themselves. */
const GRACE_MS = 30 * SECOND
const MAX_IMAGES = 9

const RUNNING: Record<string, number> = { paper: 1, mock: 0 }
const FINISHED: Record<string, number> = { paper: 2, mock: 1 }
const WAITING = 3

export const isRunning = ({ submittedAt }: Attempt) => submittedAt === null
export const isFinished = ({ kind, status }: Attempt) => status === FINISHED[kind]
export const isWaiting = ({ kind, status }: Attempt) => kind === 'paper' && status === WAITING

type SavedAnswer = Given & { savedAt: number }

export interface AttemptRow {
  id: number
  questionId: number
  /** Null = the question was deleted. */
  question: Question | null
  /** By place. */
  answers: Map<number, SavedAnswer>
}

/** In the order of the screen. */
export async function rowsOf({ db }: RequestContext, { id }: Attempt): Promise<AttemptRow[]> {
  const isMine = eq(attemptQuestions.attemptId, id)
  const rows = await db
    .select({ id: attemptQuestions.id, questionId: attemptQuestions.questionId, question: questions })
    .from(attemptQuestions)
    .leftJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .where(isMine)
    .orderBy(asc(attemptQuestions.sort))
  const saved = await db
    .select({ answer: attemptAnswers })
    .from(attemptAnswers)
    .innerJoin(attemptQuestions, eq(attemptQuestions.id, attemptAnswers.rowId))
    .where(isMine)
  const answersBy = new Map<number, AttemptRow['answers']>(rows.map((row) => [row.id, new Map()]))
  for (const { answer } of saved) answersBy.get(answer.rowId)?.set(answer.part, answer)
  return rows.map((row) => ({ ...row, answers: answersBy.get(row.id) ?? new Map() }))
}

/** Finds the attempt of any member. */
export const findAttempt = (context: RequestContext, id: number): Promise<Attempt> => rowById(context, examAttempts, id)

/** @throws Refusal 404 for somebody else's attempt, and when the path names another exam */
export async function ownAttempt(
  context: RequestContext,
  member: Member,
  kind: AttemptKind,
  id: number,
  targetId?: number,
): Promise<Attempt> {
  const attempt = await findAttempt(context, id)
  if (attempt.memberId !== member.id || attempt.kind !== kind) throw notFound()
  if (targetId !== undefined && attempt.targetId !== targetId) throw notFound()
  return attempt
}

const drawers: Record<AttemptKind, (context: RequestContext, exam: Exam, drawName: string) => Promise<Question[]>> = {
  paper: (context, { id }) => questionsOfPaper(context, id),
  async mock(context, { id }, drawName) {
    const { db } = context
    const { rule } = await rowById(context, mockPapers, id)
    const categories = await db.query.questionCategories.findMany({ orderBy: [asc(questionCategories.id)] })
    const isWanted = (one: (typeof categories)[number]) =>
      rule.category_ids.includes(one.id) || rule.category_ids.includes(one.parentId)
    const bank = await db.query.questions.findMany({ orderBy: [asc(questions.id)] })
    return drawMock(bank, rule, new Set(categories.filter(isWanted).map((one) => one.id)), drawName)
  },
}

/**
 * @returns the id of the running attempt, or of a new one
 * @throws Refusal 无权限参与, 考试次数已用完, 未获取到试题
 */
export async function startAttempt(context: RequestContext, member: Member, kind: AttemptKind, id: number) {
  const { db, now, settings } = context
  const exam = await findExam(context, kind, id)
  const attempts = await attemptsOf(context, member, exam)
  const [last] = attempts
  if (last && isRunning(await closeIfDue(context, last))) return last.id
  if (!(await mayEnter(context, member, exam))) throw refuse('无权限参与')
  if (exam.tryTimes > 0 && attempts.length >= exam.tryTimes) throw refuse('考试次数已用完')
  const drawName = [settings.sandbox.draw_seed, kind, id, member.id, attempts.length].join(':')
  const drawn = await drawers[kind](context, exam, drawName)
  if (drawn.length === 0) throw refuse('未获取到试题')
  const attempt = {
    memberId: member.id,
    kind,
    targetId: id,
    status: RUNNING[kind] ?? 0,
    totalScore: drawn.reduce((sum, { score }) => sum + score, 0),
    startedAt: now,
    // Answers contain whole seconds. Rounding up keeps clients from reading an earlier deadline.
    deadlineAt: Math.ceil((now + exam.expiredMinutes * MINUTE) / SECOND) * SECOND,
  }
  const [{ id: attemptId } = { id: 0 }] = await db.insert(examAttempts).values(attempt).returning()
  const rows = drawn.map((question, sort) => ({ attemptId, questionId: question.id, sort }))
  await insertAll(db, attemptQuestions, rows)
  return attemptId
}

/**
 * Finds `381`, or `381-cap-2` for a part of a compound question. The number is a question's, or a row's when a teacher
 * marks it.
 * @throws Refusal 试题不存在
 */
async function findPart({ db }: RequestContext, { id }: Attempt, column: SQLiteColumn, address: string) {
  const [, question, index = WHOLE] = /^(\d+)(?:-cap-(\d+))?$/.exec(address) ?? []
  if (question === undefined) throw noQuestion()
  const [row] = await db
    .select({ id: attemptQuestions.id, question: questions })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .where(and(eq(attemptQuestions.attemptId, id), eq(column, Number(question))))
  const place = Number(index)
  const [, part] = (row && partsOf(row.question).find(([at]) => at === place)) ?? []
  if (!row || !part) throw noQuestion()
  return { rowId: row.id, place, part }
}

const saveRow = ({ db, now }: RequestContext, rowId: number, part: number, values: Partial<SavedAnswer>) =>
  db
    .insert(attemptAnswers)
    .values({ rowId, part, images: [], savedAt: now, ...values })
    .onConflictDoUpdate({ target: [attemptAnswers.rowId, attemptAnswers.part], set: values })

const images = v.optional(v.array(v.string('参数错误'), '参数错误'), [])

/**
 * A later answer replaces an earlier one.
 * @throws Refusal 考试已结束, 试题不存在, 参数错误
 */
export async function saveAnswer(context: RequestContext, attempt: Attempt, body: unknown) {
  if (!isRunning(attempt) || attempt.deadlineAt <= context.now) throw refuse('考试已结束')
  const sent = read(body, { question_id: text('参数错误'), answer: v.optional(v.unknown()), images })
  const { rowId, place, part } = await findPart(context, attempt, attemptQuestions.questionId, sent.question_id)
  if (sent.images.length > MAX_IMAGES) throw refuse('最多上传9张图片')
  await saveRow(context, rowId, place, {
    answer: readAnswer(part, sent.answer),
    images: part.type === ESSAY ? sent.images : [],
    savedAt: context.now,
  })
}

const change = async ({ db }: RequestContext, { id }: Attempt, values: Partial<Attempt>) =>
  found((await db.update(examAttempts).set(values).where(eq(examAttempts.id, id)).returning())[0])

/** Mistakes go into the wrong-answer book. */
async function finish(context: RequestContext, attempt: Attempt, rows: AttemptRow[], submittedAt: number) {
  const { db, now } = context
  const { memberId, kind } = attempt
  const left = rows.flatMap(({ question, answers }) => (question ? [{ question, answers }] : []))
  const mistakes = left.filter(({ question, answers }) => isMistake(question, answers))
  const marks = mistakes.map(({ question }) => ({ memberId, kind: 'wrong', questionId: question.id, createdAt: now }))
  if (marks.length > 0) await db.insert(questionMarks).values(marks).onConflictDoNothing()
  const score = left.reduce((sum, { question, answers }) => sum + markQuestion(question, answers).score, 0)
  return change(context, attempt, { status: FINISHED[kind], score, submittedAt })
}

async function waitsForTeacher({ db }: RequestContext, { kind, targetId }: Attempt, rows: AttemptRow[]) {
  if (kind !== 'paper' || !rows.some(({ question }) => question && hasEssay(question))) return false
  const paper = await db.query.papers.findFirst({ where: eq(papers.id, targetId) })
  return !paper?.isSkipMark
}

/** A second time changes nothing. */
export async function handIn(context: RequestContext, attempt: Attempt): Promise<Attempt> {
  if (!isRunning(attempt)) return attempt
  const rows = await rowsOf(context, attempt)
  const submittedAt = Math.min(context.now, attempt.deadlineAt)
  if (await waitsForTeacher(context, attempt, rows)) return change(context, attempt, { status: WAITING, submittedAt })
  return finish(context, attempt, rows, submittedAt)
}

export const resultOf = ({ status, score }: Attempt) => ({ status, total_score: score })

/** A member who comes back too late finds the attempt handed in. */
export const closeIfDue = async (context: RequestContext, attempt: Attempt) =>
  attempt.deadlineAt <= context.now ? handIn(context, attempt) : attempt

export const isExpired = (now: number) =>
  and(isNull(examAttempts.submittedAt), lte(examAttempts.deadlineAt, now - GRACE_MS))

/** Hands in attempts that their members have left. */
export async function handInExpired(context: RequestContext) {
  const expired = await context.db.query.examAttempts.findMany({ where: isExpired(context.now) })
  for (const attempt of expired) await handIn(context, attempt)
}

/**
 * Stores a teacher's marks for essays, by row id or `{rowId}-cap-{index}`. With the last of them the attempt is marked.
 * @throws Refusal in English, for the people who write tests
 */
export async function giveMarks(context: RequestContext, attempt: Attempt, marks: Record<string, { score: number }>) {
  if (!isWaiting(attempt)) throw refuse('this attempt does not wait for marks')
  for (const [address, { score }] of Object.entries(marks)) {
    const { rowId, place, part } = await findPart(context, attempt, attemptQuestions.id, address)
    if (part.type !== ESSAY || score > part.score) throw refuse(`${address}: no essay of so many marks`)
    await saveRow(context, rowId, place, { mark: score })
  }
  const rows = await rowsOf(context, attempt)
  const isMarked = ({ question, answers }: AttemptRow) =>
    !question ||
    partsOf(question).every(([place, { type }]) => type !== ESSAY || typeof answers.get(place)?.mark === 'number')
  return rows.every(isMarked) ? finish(context, attempt, rows, attempt.submittedAt ?? context.now) : attempt
}
