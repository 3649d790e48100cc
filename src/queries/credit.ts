import { queryOptions } from '@tanstack/react-query'

import { getExtraConfig } from '@/api/app'
import { listBalanceRecords, listPointRecords } from '@/api/credit'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const creditQueries = {
  all: () => ['credit'] as const,
  /** The balance's name, and what a yuan buys. Fails where there is no balance. */
  terms: () => queryOptions({ queryKey: ['credit', 'terms'], queryFn: getExtraConfig, staleTime: 5 * 60_000 }),
  points: () => pagedQuery(['credit', 'points'], listPointRecords, pageSize),
  balance: () => pagedQuery(['credit', 'balance'], listBalanceRecords, pageSize),
}
