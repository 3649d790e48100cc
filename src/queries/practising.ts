import { queryOptions } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { getPractisedQuestion, getQuestionSet, type ListedSource, type QuestionSource } from '@/api/practising'
import { getBookSummary, listFavoriteQuestions, removeMistake, toggleFavoriteQuestion } from '@/api/questionBook'

import { type Mark, type Mutation, showChange } from './mutation'

/** What has a copy on the device is read without a network too; the rest waits for one. */
const networkMode = 'offlineFirst' as const

/** The server's word stands while the page is open; a copy is asked for anew as soon as there may be a network. */
const untilReached = {
  staleTime: ({ state }: { state: { data?: { isCopy: boolean } } }) => (state.data?.isCopy ? 0 : Infinity),
  refetchOnReconnect: ({ state }: { state: { data?: { isCopy: boolean } } }) => state.data?.isCopy ?? false,
}

/** Apart from `examQueries`, which the shelves and the cashier use: the reading of questions belongs to the room alone. */
export const practisingQueries = {
  /** Read when the page is opened: what is on it must not move while somebody practises. */
  set: (source: ListedSource) =>
    queryOptions({
      queryKey: ['exam', 'set', source],
      queryFn: ({ signal }) => getQuestionSet(source, signal),
      ...untilReached,
      networkMode,
      gcTime: 0,
    }),
  question: (source: QuestionSource, id: number) =>
    queryOptions({
      queryKey: ['exam', 'practised', source, id],
      queryFn: ({ signal }) => getPractisedQuestion(source, id, { signal }),
      networkMode,
      staleTime: Infinity,
    }),
  summaries: (book: Book) => ['exam', 'book', book] as const,
  summary: (book: Book, type: number) =>
    queryOptions({
      queryKey: [...practisingQueries.summaries(book), type] as const,
      queryFn: ({ signal }) => getBookSummary(book, type, signal),
    }),
  favorites: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['exam', 'favorites', ids],
      queryFn: ({ signal }) => listFavoriteQuestions(ids, signal),
    }),
}

/** @param among all questions of the page, which one call asks for */
const favorite = (id: number, among: readonly number[]): Mark => {
  const { queryKey } = practisingQueries.favorites(among)
  return {
    queryKey,
    isOn: (client) => client.getQueryData(queryKey)?.includes(id) ?? false,
    async call(flipped) {
      await toggleFavoriteQuestion(id)
      return flipped
    },
    shownAtOnce: (client, isOn) =>
      showChange(client, queryKey, (ids) => [...ids.filter((other) => other !== id), ...(isOn ? [id] : [])]),
    outdated: () => [practisingQueries.summaries('collection')],
  }
}

/** Takes a question out of the wrong-answer book. */
const forgetMistake: Mutation<number, void> = {
  call: removeMistake,
  outdated: () => [practisingQueries.summaries('wrongBook')],
}

export const practisingMutations = { favorite, forgetMistake }
