/**
 * Add-on Paper: which questions the wrong-answer book and the collection hold. Apart from the reading of questions, which
 * is for their rooms alone. See docs/backend/exams.md#wrong-answer-book.
 */
import * as v from 'valibot'

import { ApiError, isMissing } from '@/http/apiError'
import { decode, int, list } from '@/lib/decode'

import { requestOrCopy, type Subject } from './answerCopies'
import { type ExamFilter, examRoot } from './exam'
import { type Book, bookWords } from './examAnswer'

/** `type` is the question's type; 0 = all. */
export interface BookFilter extends ExamFilter {
  type: number
}

export const bookCall = (book: Book, { type, categoryId, childId }: BookFilter) => ({
  path: `${examRoot}/v2/${bookWords[book]}/questions`,
  query: { type, cid1: categoryId, cid2: childId },
})

/** A server may refuse an empty book, in unknown words. @throws ApiError for every other reason */
export async function orEmpty<T>(answer: Promise<T>, empty: (refusal: ApiError) => T): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'rejected' && !isMissing(error)) return empty(error)
    throw error
  }
}

interface BookIds {
  ids: number[]
  /** The server could not be reached: these are from the device. */
  isCopy: boolean
}

const idsWire = v.object({ qid_arr: list(int), questions_ids: list(int) })

/** @param isFilled it is known to hold questions, so a refusal does not mean that it is empty */
export async function listBookIds(book: Book, signal?: AbortSignal, isFilled = false): Promise<BookIds> {
  const call = { ...bookCall(book, { type: 0, categoryId: 0, childId: 0 }), signal }
  const subject: Subject = { kind: book, id: 0, title: '' }
  const answer = requestOrCopy(call, (data) => decode(idsWire, data), { subjectOf: () => subject })
  const read = answer.then(({ value, isCopy }) => ({ ids: [...value.qid_arr, ...value.questions_ids], isCopy }))
  return isFilled ? read : orEmpty(read, () => ({ ids: [], isCopy: false }))
}
