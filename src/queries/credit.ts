import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getExtraConfig } from '@/api/app'
import { listBalanceRecords, listPointRecords } from '@/api/credit'
import { pageSize } from '@/config/limits'

export const creditQueries = {
  all: () => ['credit'] as const,
  /** What the balance is called and what a yuan buys; fails where the balance is not offered. */
  terms: () =>
    queryOptions({ queryKey: ['credit', 'terms'], queryFn: getExtraConfig, staleTime: 5 * 60_000 }),
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
