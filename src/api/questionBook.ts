/** Add-on Paper: the wrong-answer book and the collection of favorite questions. See docs/backend/exams.md#wrong-answer-book. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, list, numberMap } from '@/lib/decode'

import { type Category, categoryWire } from './category'
import { examRoot } from './exam'
import { type Book, bookWords } from './examAnswer'

export interface BookSummary {
  /** Questions by type. */
  countByType: ReadonlyMap<number, number>
  /** Two levels; only those in which there is something. */
  categories: Category[]
}

const summaryPaths: Record<Book, string> = { wrongBook: 'wrongbook', collection: 'collection/stats' }

const summaryWire = v.object({
  types_count: numberMap(count),
  categories: list(categoryWire),
  categories_count: numberMap(count),
})

/** @param type of the questions that the categories count; 0 = all */
export async function getBookSummary(book: Book, type: number, signal?: AbortSignal): Promise<BookSummary> {
  const path = `${examRoot}/v1/${summaryPaths[book]}`
  const data = await request({ path, method: 'GET', query: { question_type: type }, signal })
  const wire = decode(summaryWire, data)
  const counted = <T extends { id: number; name: string }>(categories: readonly T[]) =>
    categories.flatMap((category) => {
      const held = wire.categories_count.get(category.id) ?? 0
      return held === 0 ? [] : [{ ...category, name: `${category.name}(${held})` }]
    })
  return {
    countByType: wire.types_count,
    categories: counted(wire.categories).map((parent) => ({ ...parent, children: counted(parent.children) })),
  }
}

/** Takes a question out of the wrong-answer book. @throws ApiError 'rejected': 试题不存在 */
export async function removeMistake(questionId: number): Promise<void> {
  await request({ path: `${examRoot}/v1/${bookWords.wrongBook}/${questionId}`, method: 'DELETE' })
}

/** Which of these are favorites: the collection holds them. */
export async function listFavoriteQuestions(questionIds: readonly number[], signal?: AbortSignal): Promise<number[]> {
  const path = `${examRoot}/v1/collection/status/multi`
  const states = decode(numberMap(flag), await request({ path, body: { question_ids: questionIds }, signal }))
  return questionIds.filter((id) => states.get(id) === true)
}

/** Makes a question a favorite, or no longer: the server flips it and does not say how it is then. */
export async function toggleFavoriteQuestion(questionId: number): Promise<void> {
  await request({ path: `${examRoot}/v1/collection/action`, body: { question_id: questionId } })
}
