import { queryOptions } from '@tanstack/react-query'

import { getExtraConfig } from '@/api/app'
import { listBalanceRecords, listPointRecords } from '@/api/credit'
import { sellsTopUps } from '@/api/order'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const creditQueries = {
  all: () => ['credit'] as const,
  /** The balance's name, and what a yuan buys. Fails where there is no balance. */
  terms: () => queryOptions({ queryKey: ['credit', 'terms'], queryFn: getExtraConfig, staleTime: 5 * 60_000 }),
  /** Whether the balance can be topped up. That does not change, so it is asked once. */
  topUp: () =>
    queryOptions({
      queryKey: ['topUp'],
      queryFn: ({ signal }) => sellsTopUps(signal),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  points: () => pagedQuery(['credit', 'points'], listPointRecords, pageSize),
  balance: () => pagedQuery(['credit', 'balance'], listBalanceRecords, pageSize),
}
