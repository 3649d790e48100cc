import { type QueryClient, queryOptions } from '@tanstack/react-query'

import {
  type Book,
  getPractisedQuestion,
  getQuestionSet,
  type ListedSource,
  type QuestionSource,
} from '@/api/practising'
import { getBookSummary, listFavoriteQuestions, removeMistake, toggleFavoriteQuestion } from '@/api/questionBook'
import { isException, mayPass } from '@/http/apiError'

import { type Mark, type Mutation, showChange } from './mutation'

/** What both books hold: mistakes first, each question once. */
export interface HeldQuestions {
  ids: number[]
  /** Of those, what the wrong-answer book does not hold. */
  collectedIds: number[]
  /** The server could not be reached: of each book, what the device knows. */
  isCopy: boolean
}

const whole = { type: 0, categoryId: 0, childId: 0 }

const noIds: number[] = []

const readBook = (kind: Book, signal: AbortSignal) =>
  getQuestionSet({ kind, ...whole }, signal).catch((error: unknown) => ({ ids: noIds, isCopy: false, error }))

async function listHeld(signal: AbortSignal): Promise<HeldQuestions> {
  const books = await Promise.all([readBook('wrongBook', signal), readBook('collection', signal)])
  const isCopy = books.some((book) => book.isCopy)
  const isOneRead = books.some((book) => !('error' in book))
  for (const book of books) {
    if (!('error' in book)) continue
    // An empty book may have been refused when it was asked for, and has no copy then; a server may break over it.
    const isEmpty = (isCopy && mayPass(book.error)) || (isOneRead && isException(book.error))
    if (!isEmpty) throw book.error
  }
  const [wrong, collected] = books
  const collectedIds = collected.ids.filter((id) => !wrong.ids.includes(id))
  return { ids: [...wrong.ids, ...collectedIds], collectedIds, isCopy }
}

/** An answer that is no older was asked for on the way here. */
const justNowMs = 30_000

const heldAt = ['exam', 'heldAt'] as const

/** What the exam home has heard of the books just now; undefined = nothing. */
export const heardInHall = (client: QueryClient): HeldQuestions | undefined =>
  client
    .getQueriesData<HeldQuestions>({
      queryKey: heldAt,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt < justNowMs,
    })
    .at(-1)?.[1]

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
  held: () =>
    queryOptions({ queryKey: ['exam', 'held'], queryFn: ({ signal }) => listHeld(signal), networkMode, gcTime: 0 }),
  /** As `held`, for as long as the server counts the same. */
  heldAt: (counts: readonly number[]) =>
    queryOptions({
      queryKey: [...heldAt, counts],
      queryFn: ({ signal }) => listHeld(signal),
      staleTime: Infinity,
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
