import { queryOptions } from '@tanstack/react-query'

import type { AttemptKind, AttemptRef } from '@/api/examAnswer'
import { type AttemptDetail, getAttempt, startAttempt } from '@/api/attempt'

import { examQueries } from './exam'
import type { Mutation } from './mutation'

export interface AttemptRead extends AttemptDetail {
  /** By the phone's clock. Answers saved later may be missing. */
  requestedAtMs: number
}

/** Apart from `examQueries`, which shelves and cashier load: only the room reads questions. */
export const attemptQueries = {
  /** A running attempt is read when the page opens and when the room asks. The room keeps its answers. */
  detail: (ref: AttemptRef) =>
    queryOptions({
      queryKey: ['exam', 'attempt', ref],
      async queryFn({ signal }): Promise<AttemptRead> {
        const requestedAtMs = Date.now()
        return { ...(await getAttempt(ref, signal)), requestedAtMs }
      },
      gcTime: 0,
      // A teacher may have marked it since.
      staleTime: ({ state }) => (state.data?.status === 'marking' ? 0 : Infinity),
      refetchOnReconnect: false,
    }),
}

/**
 * Starts an attempt and answers the record's id. After a lost answer the attempt is found running: the paper is read
 * anew at once, and a second start gives the same attempt.
 */
const start: Mutation<{ kind: AttemptKind; id: number }, number> = {
  call: ({ kind, id }) => startAttempt(kind, id),
  outdated: ({ kind, id }) => examQueries.outdated(kind, id),
}

export const attemptMutations = { start }
