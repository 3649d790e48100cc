/** Add-on Paper: the wrong-answer book and the collection of favorite questions. See docs/backend/exams.md#wrong-answer-book. */
import * as v from 'valibot'

import { hasNoAnswer } from '@/http/apiError'
import { request } from '@/http/request'
import { count, decode, flag, list, numberMap } from '@/lib/decode'

import { requestOrCopy, type Subject } from './answerCopies'
import { type Category, categoryWire } from './category'
import { examRoot } from './exam'
import { type Book, bookWords } from './examAnswer'

export interface BookSummary {
  countByType: ReadonlyMap<number, number>
  /** Two levels; categories without questions are left out. */
  categories: Category[]
  /** The server could not be reached: this is what it said before. */
  isCopy: boolean
}

const summaryPaths: Record<Book, string> = { wrongBook: 'wrongbook', collection: 'collection/stats' }

const summaryWire = v.object({
  types_count: numberMap(count),
  categories: list(categoryWire),
  categories_count: numberMap(count),
})

/**
 * Copied to the device, because it leads to what can be practised without a network.
 * @param type the categories count questions of this type; 0 = all
 */
export async function getBookSummary(book: Book, type: number, signal?: AbortSignal): Promise<BookSummary> {
  const call = { path: `${examRoot}/v1/${summaryPaths[book]}`, query: { question_type: type }, signal }
  const subject: Subject = { kind: book, id: 0, title: '' }
  const { value: wire, isCopy } = await requestOrCopy(call, (data) => decode(summaryWire, data), {
    standsInFor: hasNoAnswer,
    subjectOf: () => subject,
  })
  const counted = <T extends { id: number; name: string }>(categories: readonly T[]) =>
    categories.flatMap((category) => {
      const questionCount = wire.categories_count.get(category.id) ?? 0
      return questionCount === 0 ? [] : [{ ...category, name: `${category.name}(${questionCount})` }]
    })
  return {
    countByType: wire.types_count,
    categories: counted(wire.categories).map((parent) => ({ ...parent, children: counted(parent.children) })),
    isCopy,
  }
}

/** @throws ApiError 'rejected': 试题不存在 */
export async function removeMistake(questionId: number): Promise<void> {
  await request({ path: `${examRoot}/v1/${bookWords.wrongBook}/${questionId}`, method: 'DELETE' })
}

/** Those of the questions that are favorites, which means: in the collection. */
export async function listFavoriteQuestions(
  questionIds: readonly number[],
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<number[]> {
  const path = `${examRoot}/v1/collection/status/multi`
  const states = decode(
    numberMap(flag),
    await request({ path, body: { question_ids: questionIds }, signal, timeoutMs }),
  )
  return questionIds.filter((id) => states.get(id) === true)
}

/** Flips the mark; the server does not say which state it has then. */
export async function toggleFavoriteQuestion(questionId: number): Promise<void> {
  await request({ path: `${examRoot}/v1/collection/action`, body: { question_id: questionId }, outlivesPage: true })
}
