import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { listBookIds } from '@/api/questionBookIds'
import { isException, mayPass } from '@/http/apiError'

import { replaceCopy } from './replaceCopy'

/** What both books hold: mistakes first, each question once. */
export interface ReviewPool {
  ids: number[]
  /** Those of `ids` that the wrong-answer book does not hold. */
  collectedIds: number[]
  /** The server could not be reached: these are the device's copies of both books. */
  isCopy: boolean
}

/** Mistakes, collected. */
type Counts = readonly [number, number]

const noIds: number[] = []

const readBook = (book: Book, signal: AbortSignal, count: number) =>
  listBookIds(book, signal, count > 0).catch((error: unknown) => ({ ids: noIds, isCopy: false, error }))

/** `counts`: what both books hold, as the server says; 0 = nothing, or unknown. */
async function readReviewPool(signal: AbortSignal, [wrongs, collecteds]: Counts): Promise<ReviewPool> {
  const books = await Promise.all([readBook('wrongBook', signal, wrongs), readBook('collection', signal, collecteds)])
  const isCopy = books.some((book) => book.isCopy)
  const isOneRead = books.some((book) => !('error' in book))
  for (const book of books) {
    if (!('error' in book)) continue
    // A server may refuse an empty book, so that there is no copy of it, or break over it.
    const isEmpty = (isCopy && mayPass(book.error)) || (isOneRead && isException(book.error))
    if (!isEmpty) throw book.error
  }
  const [wrong, collected] = books
  const collectedIds = collected.ids.filter((id) => !wrong.ids.includes(id))
  return { ids: [...wrong.ids, ...collectedIds], collectedIds, isCopy }
}

/** A younger answer was asked for on the way here. */
const prefetchFreshMs = 30_000

const atCountsKey = ['exam', 'heldAt'] as const

/** What the exam home has just received of the books; undefined = nothing. */
export const receivedAtExamHome = (client: QueryClient): ReviewPool | undefined =>
  client
    .getQueriesData<ReviewPool>({
      queryKey: atCountsKey,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt < prefetchFreshMs,
    })
    .pop()?.[1]

export const reviewPoolQueries = {
  /** Read from the device when there is no network. */
  now: () =>
    queryOptions({
      queryKey: ['exam', 'held'],
      queryFn: ({ signal }) => readReviewPool(signal, [0, 0]),
      networkMode: 'offlineFirst',
      gcTime: 0,
      ...replaceCopy,
    }),
  /** As `now`, until the server's counts change. */
  at: (counts: Counts) =>
    queryOptions({
      queryKey: [...atCountsKey, counts],
      queryFn: ({ signal }) => readReviewPool(signal, counts),
      staleTime: Infinity,
      ...replaceCopy,
    }),
}
