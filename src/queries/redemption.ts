import { queryOptions } from '@tanstack/react-query'

import { type CodeContents, listRedemptionRecords } from '@/api/redemption'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const redemptionQueries = {
  records: () => pagedQuery(['redemption', 'records'], listRedemptionRecords, pageSize),
  /** What the last code opened: as it was offered or, when that is forgotten, as its record says. */
  latest: () =>
    queryOptions({
      queryKey: ['redemption', 'latest'],
      queryFn: async ({ signal }): Promise<CodeContents | null> => {
        const [record] = (await listRedemptionRecords(1, 1, signal)).items
        if (!record) return null
        return { ...record, items: record.items.map((item) => ({ ...item, isOwned: false })), endsAt: null }
      },
      staleTime: Infinity,
    }),
}
