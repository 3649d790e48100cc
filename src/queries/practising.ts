import { queryOptions } from '@tanstack/react-query'

import {
  type Book,
  getPractisedQuestion,
  getQuestionSet,
  type ListedSource,
  type QuestionSource,
} from '@/api/practising'
import { getBookSummary, listCollected } from '@/api/questionBook'

/** What both books hold: mistakes first, each question once. */
export interface HeldQuestions {
  ids: number[]
  /** Of those, what the wrong-answer book does not hold. */
  collectedIds: number[]
}

const whole = { type: 0, categoryId: 0, childId: 0 }

async function listHeld(signal: AbortSignal): Promise<HeldQuestions> {
  const [wrong, collected] = await Promise.all([
    getQuestionSet({ kind: 'wrongBook', ...whole }, signal),
    getQuestionSet({ kind: 'collection', ...whole }, signal),
  ])
  const collectedIds = collected.ids.filter((id) => !wrong.ids.includes(id))
  return { ids: [...wrong.ids, ...collectedIds], collectedIds }
}

/** Apart from `examQueries`, which the shelves and the cashier use: the reading of questions belongs to the room alone. */
export const practisingQueries = {
  /** Read when the page is opened: what is on it must not move while somebody practises. */
  set: (source: ListedSource) =>
    queryOptions({
      queryKey: ['exam', 'set', source],
      queryFn: ({ signal }) => getQuestionSet(source, signal),
      gcTime: 0,
      staleTime: Infinity,
      refetchOnReconnect: false,
    }),
  held: () => queryOptions({ queryKey: ['exam', 'held'], queryFn: ({ signal }) => listHeld(signal), gcTime: 0 }),
  /** As `held`, for as long as the server counts the same. */
  heldAt: (counts: readonly number[]) =>
    queryOptions({
      queryKey: ['exam', 'heldAt', counts],
      queryFn: ({ signal }) => listHeld(signal),
      staleTime: Infinity,
    }),
  question: (source: QuestionSource, id: number) =>
    queryOptions({
      queryKey: ['exam', 'practised', source, id],
      queryFn: ({ signal }) => getPractisedQuestion(source, id, signal),
      staleTime: Infinity,
    }),
  summaries: (book: Book) => ['exam', 'book', book] as const,
  summary: (book: Book, type: number) =>
    queryOptions({
      queryKey: [...practisingQueries.summaries(book), type] as const,
      queryFn: ({ signal }) => getBookSummary(book, type, signal),
    }),
  collected: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['exam', 'collected', ids],
      queryFn: ({ signal }) => listCollected(ids, signal),
    }),
}
