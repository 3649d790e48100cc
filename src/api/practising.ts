/**
 * Add-on Paper: questions one by one, without a clock: of a practice, the wrong-answer book or the collection.
 * See docs/backend/exams.md#practice-calls and #wrong-answer-book.
 */
import * as v from 'valibot'

import { ApiError, isMissing } from '@/http/apiError'
import { request } from '@/http/request'
import { decode, int, list, orNull, text } from '@/lib/decode'

import { type ExamFilter, examRoot } from './exam'
import { type Answer, type AttemptQuestion, encodeAnswer, loneQuestion } from './question'

export type Book = 'wrongBook' | 'collection'

/** `type` of question; 0 = all. */
export interface BookFilter extends ExamFilter {
  type: number
}

/** Which questions, in which order. */
export type QuestionSource =
  | { kind: 'chapter'; practiceId: number; chapterId: number }
  /** Twenty of a practice, anew each day. */
  | { kind: 'daily'; practiceId: number }
  | ({ kind: Book } & BookFilter)
  /** Of both books; what the wrong-answer book does not hold is of the collection. */
  | { kind: 'review'; collectedIds: readonly number[] }

export interface QuestionSet {
  /** Of the practice; '' = a book. */
  title: string
  ids: number[]
  /** Practised before. */
  doneIds: number[]
  /** Of `ids`, so that it needs no call of its own. */
  first: AttemptQuestion | null
}

/** What was answered to one question; null = nothing. */
export interface Practised {
  /** One for each part. */
  answers: (Answer | null)[]
  isCompound: boolean
}

/** The word of a book in addresses. */
export const bookWords: Record<Book, string> = { wrongBook: 'wrongbook', collection: 'collection' }

const practiceRoot = (id: number) => `${examRoot}/v1/practice/${id}/join`

const setWire = v.object({
  practice: orNull(v.object({ name: text })),
  first_question: orNull(loneQuestion),
  qid_arr: list(int),
  questions_ids: list(int),
  has_practice_question_ids: list(int),
})

const nothing: QuestionSet = { title: '', ids: [], doneIds: [], first: null }

/** A source that the server can list. */
export type ListedSource = Exclude<QuestionSource, { kind: 'review' }>

/** Needs a login. @throws ApiError 'rejected': 无权限参与, 无试题, 当前练习为空 */
export async function getQuestionSet(source: ListedSource, signal?: AbortSignal): Promise<QuestionSet> {
  if (source.kind === 'chapter') return readSet(`${practiceRoot(source.practiceId)}/${source.chapterId}`, {}, signal)
  if (source.kind === 'daily') return readSet(`${examRoot}/v1/practice/${source.practiceId}/day`, {}, signal)
  const { kind, type, categoryId, childId } = source
  try {
    const path = `${examRoot}/v2/${bookWords[kind]}/questions`
    return await readSet(path, { type, cid1: categoryId, cid2: childId }, signal)
  } catch (error) {
    // A book in which nothing is found may be refused, in words that nobody knows.
    if (error instanceof ApiError && error.kind === 'rejected' && !isMissing(error)) return nothing
    throw error
  }
}

async function readSet(path: string, query: Record<string, number>, signal?: AbortSignal): Promise<QuestionSet> {
  const wire = decode(setWire, await request({ path, method: 'GET', query, signal }))
  return {
    title: wire.practice?.name ?? '',
    ids: [...wire.qid_arr, ...wire.questions_ids],
    doneIds: wire.has_practice_question_ids,
    first: wire.first_question,
  }
}

const bookOf = (collectedIds: readonly number[], id: number): Book =>
  collectedIds.includes(id) ? 'collection' : 'wrongBook'

function questionCall(source: QuestionSource, questionId: number): { path: string; from?: string } {
  if (source.kind === 'chapter' || source.kind === 'daily')
    return { path: `${practiceRoot(source.practiceId)}/question/${questionId}` }
  const book = source.kind === 'review' ? bookOf(source.collectedIds, questionId) : source.kind
  return { path: `${examRoot}/v2/question/${questionId}`, from: bookWords[book] }
}

/** @throws ApiError 'rejected': 试题不存在 */
export async function getPractisedQuestion(
  source: QuestionSource,
  questionId: number,
  signal?: AbortSignal,
): Promise<AttemptQuestion> {
  const { path, from } = questionCall(source, questionId)
  const data = await request({ path, method: 'GET', query: { from }, signal })
  return decode(v.object({ question: loneQuestion }), data).question
}

/** Pictures have no place here. */
const sent = (answer: Answer | null) => answer && encodeAnswer(answer).answer

/**
 * Notes that a question was done; a wrong answer enters the wrong-answer book. To note it twice does no harm.
 * @throws ApiError 'rejected': 试题不存在, 无权限参与
 */
export async function recordAnswer(
  source: QuestionSource,
  questionId: number,
  { answers, isCompound }: Practised,
): Promise<void> {
  const { path, from } = questionCall(source, questionId)
  const answer = isCompound ? answers.map(sent) : (sent(answers[0] ?? null) ?? '')
  await request({ path: `${path}/answer`, body: { answer, from } })
}
