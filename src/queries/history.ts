import { queryOptions } from '@tanstack/react-query'

import { listSeen } from '@/api/history'

export const historyQueries = {
  /** Among the study lists, so that it becomes stale with them. */
  seen: () => queryOptions({ queryKey: ['study', 'seen'], queryFn: ({ signal }) => listSeen(signal) }),
}
