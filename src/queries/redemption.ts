import { queryOptions } from '@tanstack/react-query'

import { type CodeContents, listRedemptionRecords } from '@/api/redemption'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const redemptionQueries = {
  records: () => pagedQuery(['redemption', 'records'], listRedemptionRecords, pageSize),
  /** What the last code brought: as it was offered, or, where that is forgotten, as the record has it. */
  latest: () =>
    queryOptions({
      queryKey: ['redemption', 'latest'],
      queryFn: async ({ signal }): Promise<CodeContents | null> => {
        const [record] = (await listRedemptionRecords(1, 1, signal)).items
        return record ? { ...record, items: record.items.map((item) => ({ ...item, isOwned: false })) } : null
      },
      staleTime: Infinity,
    }),
}
