import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { listBookIds } from '@/api/heldQuestions'
import { isException, mayPass } from '@/http/apiError'

/** What both books hold: mistakes first, each question once. */
export interface HeldQuestions {
  ids: number[]
  /** Of those, what the wrong-answer book does not hold. */
  collectedIds: number[]
  /** The server could not be reached: of each book, what the device knows. */
  isCopy: boolean
}

const noIds: number[] = []

const readBook = (book: Book, signal: AbortSignal) =>
  listBookIds(book, signal).catch((error: unknown) => ({ ids: noIds, isCopy: false, error }))

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
const heldFreshMs = 30_000

const heldAt = ['exam', 'heldAt'] as const

/** What the exam home has heard of the books just now; undefined = nothing. */
export const receivedAtExamHome = (client: QueryClient): HeldQuestions | undefined =>
  client
    .getQueriesData<HeldQuestions>({
      queryKey: heldAt,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt < heldFreshMs,
    })
    .at(-1)?.[1]

export const heldQueries = {
  /** What has a copy on the device is read without a network too. */
  now: () =>
    queryOptions({
      queryKey: ['exam', 'held'],
      queryFn: ({ signal }) => listHeld(signal),
      networkMode: 'offlineFirst',
      gcTime: 0,
    }),
  /** As `now`, for as long as the server counts the same. */
  at: (counts: readonly number[]) =>
    queryOptions({
      queryKey: [...heldAt, counts],
      queryFn: ({ signal }) => listHeld(signal),
      staleTime: Infinity,
    }),
}
