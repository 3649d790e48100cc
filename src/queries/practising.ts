import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { getPractisedQuestion, getQuestionSet, type ListedSource, type QuestionSource } from '@/api/practising'
import { areKeysKnown } from '@/api/question'
import { getBookSummary, listFavoriteQuestions, removeMistake, toggleFavoriteQuestion } from '@/api/questionBook'
import { ApiError } from '@/http/apiError'
import { httpContext } from '@/http/client'

import { queryClient } from './client'
import { type Mark, type Mutation, showAtOnce } from './mutation'
import { replaceCopy } from './replaceCopy'

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
      networkMode,
      ...replaceCopy,
    }),
  everyFavorites: () => ['exam', 'favorites'] as const,
  favorites: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...practisingQueries.everyFavorites(), ids] as const,
      queryFn: ({ signal }) => listFavoriteQuestions(ids, signal),
    }),
}

/**
 * Each page asks for its own questions, and the page below may show the same one. The lists keep their age: the server has
 * not been asked for their other questions.
 */
function showFavorite(client: QueryClient, id: number, isOn: boolean): void {
  const queryKey = practisingQueries.everyFavorites()
  const withId = (ids?: number[]) => ids && [...ids.filter((other) => other !== id), ...(isOn ? [id] : [])]
  showAtOnce(client, queryKey, () => {
    for (const { queryKey: each, state } of client.getQueryCache().findAll({ queryKey }))
      client.setQueryData<number[]>(each, withId, { updatedAt: state.dataUpdatedAt })
  })
}

/** Another device may have flipped a mark since a list of this age was read. */
const oldMs = 60_000
/** A press waits no longer than this for the mark's state. */
const patienceMs = 3_000

function isOld(queryKey: QueryKey): boolean {
  const ageMs = Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  // A clock that was put back makes every list old.
  return ageMs < 0 || ageMs >= oldMs
}

/**
 * Whether the question is a favorite; undefined = the server does not say.
 * @throws ApiError 'unauthorized' when the login has ended meanwhile: what follows would meet another member's mark
 */
async function readFavorite(id: number): Promise<boolean | undefined> {
  const { token } = httpContext()
  const tokenBefore = token()
  const ids = await listFavoriteQuestions([id], undefined, patienceMs).catch(() => undefined)
  if (token() !== tokenBefore) throw new ApiError('unauthorized')
  return ids?.includes(id)
}

/** @param among all questions of the page, which one call asks for */
const favorite = (id: number, among: readonly number[]): Mark => {
  const { queryKey } = practisingQueries.favorites(among)
  return {
    queryKey,
    everywhere: practisingQueries.everyFavorites(),
    isOn: (client) => client.getQueryData(queryKey)?.includes(id) ?? false,
    async call(flipped) {
      if (isOld(queryKey) && (await readFavorite(id)) === flipped) return flipped
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
