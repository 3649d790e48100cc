import { queryOptions } from '@tanstack/react-query'

import { type AttemptRef, getAttempt } from '@/api/attempt'

/** Apart from `examQueries`, which the shelves and the cashier use: the reading of questions belongs to the room alone. */
export const attemptQueries = {
  /** One that runs is read when the page is opened and when the room asks; its answers are kept by the room. */
  detail: (ref: AttemptRef) =>
    queryOptions({
      queryKey: ['exam', 'attempt', ref],
      queryFn: ({ signal }) => getAttempt(ref, signal),
      gcTime: 0,
      staleTime: Infinity,
      refetchOnReconnect: false,
    }),
}
