import { queryOptions } from '@tanstack/react-query'

import { type Book, getPractisedQuestion, getQuestionSet, type QuestionSource } from '@/api/practising'
import { getBookSummary, listCollected } from '@/api/questionBook'

/** Apart from `examQueries`, which the shelves and the cashier use: the reading of questions belongs to the room alone. */
export const practisingQueries = {
  /** Read when the page is opened: what is on it must not move while somebody practises. */
  set: (source: QuestionSource) =>
    queryOptions({
      queryKey: ['exam', 'set', source],
      queryFn: ({ signal }) => getQuestionSet(source, signal),
      gcTime: 0,
      staleTime: Infinity,
      refetchOnReconnect: false,
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
