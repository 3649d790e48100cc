import { queryOptions } from '@tanstack/react-query'

import { type AttemptDetail, type AttemptRef, getAttempt } from '@/api/attempt'

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
