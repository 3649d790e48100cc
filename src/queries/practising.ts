import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { getPractisedQuestion, getQuestionSet, type ListedSource, type QuestionSource } from '@/api/practising'
import { areKeysKnown } from '@/api/question'
import { getBookSummary, listFavoriteQuestions, removeMistake, toggleFavoriteQuestion } from '@/api/questionBook'

import { type Mark, type Mutation, showAtOnce } from './mutation'

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
      // The server withholds the key while an attempt with the question runs.
      staleTime: ({ state }) => (state.data && areKeysKnown(state.data) ? Infinity : 0),
    }),
  summaries: (book: Book) => ['exam', 'book', book] as const,
  summary: (book: Book, type: number) =>
    queryOptions({
      queryKey: [...practisingQueries.summaries(book), type] as const,
      queryFn: ({ signal }) => getBookSummary(book, type, signal),
    }),
  everyFavorites: () => ['exam', 'favorites'] as const,
  favorites: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...practisingQueries.everyFavorites(), ids] as const,
      queryFn: ({ signal }) => listFavoriteQuestions(ids, signal),
    }),
}

/** Each page asks for its own questions, and the page below may show the same one. */
function showFavorite(client: QueryClient, id: number, isOn: boolean): void {
  const queryKey = practisingQueries.everyFavorites()
  const withId = (ids?: number[]) => ids && [...ids.filter((other) => other !== id), ...(isOn ? [id] : [])]
  showAtOnce(client, queryKey, () => client.setQueriesData<number[]>({ queryKey }, withId))
}

/** @param among all questions of the page, which one call asks for */
const favorite = (id: number, among: readonly number[]): Mark => {
  const { queryKey } = practisingQueries.favorites(among)
  return {
    queryKey,
    everywhere: practisingQueries.everyFavorites(),
    isOn: (client) => client.getQueryData(queryKey)?.includes(id) ?? false,
    async call(flipped) {
      await toggleFavoriteQuestion(id)
      return flipped
    },
    shownAtOnce(client, isOn) {
      showFavorite(client, id, isOn)
      return () => showFavorite(client, id, !isOn)
    },
    outdated: () => [practisingQueries.summaries('collection')],
  }
}

const forgetMistake: Mutation<number, void> = {
  call: removeMistake,
  outdated: () => [practisingQueries.summaries('wrongBook')],
}

export const practisingMutations = { favorite, forgetMistake }
