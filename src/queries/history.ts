import { queryOptions } from '@tanstack/react-query'

import { listSeen } from '@/api/history'

export const historyQueries = {
  /** Part of the study lists: whatever outdates those outdates this. */
  seen: () => queryOptions({ queryKey: ['study', 'seen'], queryFn: ({ signal }) => listSeen(signal) }),
}
