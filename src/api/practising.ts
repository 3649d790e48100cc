/**
 * Add-on Paper: questions one by one, without a clock: of a practice, the wrong-answer book or the collection.
 * See docs/backend/exams.md#practice-calls and #wrong-answer-book.
 */
import * as v from 'valibot'

import { ApiError, isMissing } from '@/http/apiError'
import { request } from '@/http/request'
import { decode, int, list, orNull, text } from '@/lib/decode'

import { copied, requestOrCopy } from './answerCopies'
import { type ExamFilter, examRoot } from './exam'
import { type Answer, type AttemptQuestion, encodeAnswer, loneQuestion } from './question'

export type Book = 'wrongBook' | 'collection'

/** `type` of question; 0 = all. */
interface BookFilter extends ExamFilter {
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
  /** The server could not be reached: these are from the device. */
  isCopy: boolean
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

const nothing: QuestionSet = { title: '', ids: [], doneIds: [], first: null, isCopy: false }

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
  const { value: wire, isCopy } = await requestOrCopy({ path, query, signal }, (data) => decode(setWire, data))
  return {
    title: wire.practice?.name ?? '',
    ids: [...wire.qid_arr, ...wire.questions_ids],
    doneIds: wire.has_practice_question_ids,
    first: wire.first_question,
    isCopy,
  }
}

/** Where the server looks a question up, and notes that it was done: all chapters of a practice are one. */
export type QuestionOrigin = { practiceId: number } | { book: Book }

export function originOf(source: QuestionSource, questionId: number): QuestionOrigin {
  if (source.kind === 'chapter' || source.kind === 'daily') return { practiceId: source.practiceId }
  if (source.kind !== 'review') return { book: source.kind }
  return { book: source.collectedIds.includes(questionId) ? 'collection' : 'wrongBook' }
}

function questionCall(origin: QuestionOrigin, questionId: number): { path: string; query: { from?: string } } {
  if ('practiceId' in origin) return { path: `${practiceRoot(origin.practiceId)}/question/${questionId}`, query: {} }
  return { path: `${examRoot}/v2/question/${questionId}`, query: { from: bookWords[origin.book] } }
}

const callOf = (source: QuestionSource, questionId: number) => questionCall(originOf(source, questionId), questionId)

interface Asking {
  signal?: AbortSignal
  /** Nobody waits for it. */
  isBackground?: boolean
}

/** From the device while the server cannot be reached. @throws ApiError 'rejected': 试题不存在 */
export async function getPractisedQuestion(
  source: QuestionSource,
  questionId: number,
  asking: Asking = {},
): Promise<AttemptQuestion> {
  const call = { ...callOf(source, questionId), ...asking }
  return (await requestOrCopy(call, (data) => decode(v.object({ question: loneQuestion }), data).question)).value
}

/** Of these questions, those that can be seen without a network. */
export const copiedQuestions = (source: QuestionSource, questionIds: readonly number[]): number[] =>
  copied(questionIds.map((id) => ({ ...callOf(source, id), id }))).map(({ id }) => id)

/** Pictures have no place here. */
const sent = (answer: Answer | null) => answer && encodeAnswer(answer).answer

/**
 * Notes that a question was done; a wrong answer enters the wrong-answer book. To note it twice does no harm.
 * @throws ApiError 'rejected': 试题不存在, 无权限参与
 */
export async function recordAnswer(
  origin: QuestionOrigin,
  questionId: number,
  { answers, isCompound }: Practised,
): Promise<void> {
  const { path, query } = questionCall(origin, questionId)
  const answer = isCompound ? answers.map(sent) : (sent(answers[0] ?? null) ?? '')
  await request({ path: `${path}/answer`, body: { answer, ...query } })
}
