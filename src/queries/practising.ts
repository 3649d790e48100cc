import { queryOptions } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { getPractisedQuestion, getQuestionSet, type ListedSource, type QuestionSource } from '@/api/practising'
import { getBookSummary, listFavoriteQuestions, removeMistake, toggleFavoriteQuestion } from '@/api/questionBook'

import { type Mark, type Mutation, showChange } from './mutation'

/** What has a copy on the device is read without a network too. The rest waits for the network. */
const networkMode = 'offlineFirst' as const

/** The server's answer counts while the page is open. A copy is replaced as soon as there may be a network. */
const untilReached = {
  staleTime: ({ state }: { state: { data?: { isCopy: boolean } } }) => (state.data?.isCopy ? 0 : Infinity),
  refetchOnReconnect: ({ state }: { state: { data?: { isCopy: boolean } } }) => state.data?.isCopy ?? false,
}

/** Apart from `examQueries`, which shelves and cashier load: only the room reads questions. */
export const practisingQueries = {
  /** Read when the page opens: it must not change while somebody practises. */
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

const forgetMistake: Mutation<number, void> = {
  call: removeMistake,
  outdated: () => [practisingQueries.summaries('wrongBook')],
}

export const practisingMutations = { favorite, forgetMistake }
