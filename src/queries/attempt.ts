import { queryOptions } from '@tanstack/react-query'

import type { AttemptKind, AttemptRef } from '@/api/examAnswer'
import { type AttemptDetail, getAttempt, startAttempt } from '@/api/attempt'

import { examQueries } from './exam'
import type { Mutation } from './mutation'

export interface AttemptRead extends AttemptDetail {
  /** By the phone's clock: what was saved since may be missing. */
  askedAtMs: number
}

/** Apart from `examQueries`, which the shelves and the cashier use: the reading of questions belongs to the room alone. */
export const attemptQueries = {
  /** One that runs is read when the page is opened and when the room asks; its answers are kept by the room. */
  detail: (ref: AttemptRef) =>
    queryOptions({
      queryKey: ['exam', 'attempt', ref],
      async queryFn({ signal }): Promise<AttemptRead> {
        const askedAtMs = Date.now()
        return { ...(await getAttempt(ref, signal)), askedAtMs }
      },
      gcTime: 0,
      staleTime: Infinity,
      refetchOnReconnect: false,
    }),
}

/**
 * Starts an attempt: answers the record's id. Whose answer is lost finds it running: the paper is read anew at once,
 * and a second start gives the same one.
 */
const start: Mutation<{ kind: AttemptKind; id: number }, number> = {
  call: ({ kind, id }) => startAttempt(kind, id),
  outdated: ({ kind, id }) => examQueries.outdated(kind, id),
}

export const attemptMutations = { start }
