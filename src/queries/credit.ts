import { infiniteQueryOptions } from '@tanstack/react-query'

import { listBalanceRecords, listPointRecords } from '@/api/credit'
import { pageSize } from '@/config/limits'

export const creditQueries = {
  all: () => ['credit'] as const,
  points: () =>
    infiniteQueryOptions({
      queryKey: ['credit', 'points'],
      queryFn: ({ pageParam, signal }) => listPointRecords(pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  balance: () =>
    infiniteQueryOptions({
      queryKey: ['credit', 'balance'],
      queryFn: ({ pageParam, signal }) => listBalanceRecords(pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
