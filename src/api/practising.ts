/**
 * Add-on Paper: practising question by question, without a clock: a practice, the wrong-answer book or the collection.
 * See docs/backend/exams.md#practice-calls and #wrong-answer-book.
 */
import * as v from 'valibot'

import type { ApiError } from '@/http/apiError'
import type { RequestOptions } from '@/http/request'
import { decode, int, list, orNull, text } from '@/lib/decode'

import { copied, requestOrCopy, type Subject } from './answerCopies'
import { examRoot } from './exam'
import { type Book, practiceRoot, questionCall, type QuestionOrigin } from './examAnswer'
import { bookCall, type BookFilter, orEmpty } from './questionBookIds'
import { areKeysKnown, type AttemptQuestion, loneQuestion } from './question'

/** Which questions, in which order. */
export type QuestionSource =
  | { kind: 'chapter'; practiceId: number; chapterId: number }
  /** Twenty questions of a practice, new ones each day. */
  | { kind: 'daily'; practiceId: number }
  | ({ kind: Book } & BookFilter)
  /** Questions of both books. Those outside the wrong-answer book are from the collection. */
  | { kind: 'review'; collectedIds: readonly number[] }
  /** What one attempt has missed. The server puts it in the wrong-answer book. */
  | { kind: 'missed'; ids: readonly number[] }

export interface QuestionSet {
  /** The practice's; '' = a book. */
  title: string
  ids: number[]
  /** Practised before this visit. */
  doneIds: number[]
  /** One of `ids`, so that it needs no call of its own. */
  first: AttemptQuestion | null
  /** The server could not be reached: these are from the device. */
  isCopy: boolean
  /** A server may refuse an empty book. Whoever knows that it holds questions has to doubt that; absent = not refused. */
  refusal?: ApiError
}

const setWire = v.object({
  practice: orNull(v.object({ name: text })),
  first_question: orNull(loneQuestion),
  qid_arr: list(int),
  questions_ids: list(int),
  has_practice_question_ids: list(int),
})

const nothing: QuestionSet = { title: '', ids: [], doneIds: [], first: null, isCopy: false }

export type ListedSource = Exclude<QuestionSource, { kind: 'review' | 'missed' }>

/** Needs a login. @throws ApiError 'rejected': 无权限参与, 无试题, 当前练习为空 */
export async function getQuestionSet(source: ListedSource, signal?: AbortSignal): Promise<QuestionSet> {
  const read = (call: Pick<RequestOptions, 'path' | 'query'>) => readSet(source, { ...call, signal })
  if (source.kind === 'chapter') return read({ path: `${practiceRoot(source.practiceId)}/${source.chapterId}` })
  if (source.kind === 'daily') return read({ path: `${examRoot}/v1/practice/${source.practiceId}/day` })
  return orEmpty(read(bookCall(source.kind, source)), (refusal) => ({ ...nothing, refusal }))
}

/** What its copies belong to. Only the practice itself knows its name. */
function subjectOf(source: QuestionOrigin, title = ''): Subject {
  if ('practiceId' in source) return { kind: 'practice', id: source.practiceId, title }
  return { kind: source.book, id: 0, title }
}

async function readSet(
  source: ListedSource,
  call: Pick<RequestOptions, 'path' | 'query' | 'signal'>,
): Promise<QuestionSet> {
  const read = (data: unknown) => decode(setWire, data)
  const { value: wire, isCopy } = await requestOrCopy(call, read, {
    subjectOf: ({ practice }) => subjectOf(originOf(source, 0), practice?.name),
    // All days have one address: yesterday's questions must not stay.
    isLasting: ({ first_question: first }) => source.kind === 'daily' || first === null || areKeysKnown(first),
  })
  return {
    title: wire.practice?.name ?? '',
    ids: [...wire.qid_arr, ...wire.questions_ids],
    doneIds: wire.has_practice_question_ids,
    first: wire.first_question,
    isCopy,
  }
}

export function originOf(source: QuestionSource, questionId: number): QuestionOrigin {
  if (source.kind === 'chapter' || source.kind === 'daily') return { practiceId: source.practiceId }
  if (source.kind === 'missed') return { book: 'wrongBook' }
  if (source.kind !== 'review') return { book: source.kind }
  return { book: source.collectedIds.includes(questionId) ? 'collection' : 'wrongBook' }
}

const callOf = (source: QuestionSource, questionId: number) => questionCall(originOf(source, questionId), questionId)

interface CallOptions {
  signal?: AbortSignal
  /** Nobody waits for the answer. */
  isBackground?: boolean
}

/** Read from the device while the server cannot be reached. @throws ApiError 'rejected': 试题不存在 */
export async function getPractisedQuestion(
  source: QuestionSource,
  questionId: number,
  options: CallOptions = {},
): Promise<AttemptQuestion> {
  const call = { ...callOf(source, questionId), ...options }
  const read = (data: unknown) => decode(v.object({ question: loneQuestion }), data).question
  const subject = subjectOf(originOf(source, questionId))
  // A key that an attempt withholds is disclosed once the attempt has ended.
  return (await requestOrCopy(call, read, { subjectOf: () => subject, isLasting: areKeysKnown })).value
}

/** Those questions that can be read without a network. `lasting`: with their keys, so they need not be read again. */
export const copiedQuestions = (
  source: QuestionSource,
  questionIds: readonly number[],
  which: 'all' | 'lasting' = 'all',
): number[] =>
  copied(
    questionIds.map((id) => ({ ...callOf(source, id), id })),
    which,
  ).map(({ id }) => id)
