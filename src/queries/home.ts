import { queryOptions } from '@tanstack/react-query'

import { getAnnouncement, getLatestAnnouncement, lastAnnouncement } from '@/api/app'
import { lastHomeBlocks, listHomeBlocks } from '@/api/block'

export const homeQueries = {
  blocks: () =>
    queryOptions({
      queryKey: ['home', 'blocks'],
      queryFn: ({ signal }) => listHomeBlocks(signal),
      initialData: lastHomeBlocks.get,
      initialDataUpdatedAt: 0,
    }),
  latestAnnouncement: () =>
    queryOptions({
      queryKey: ['home', 'announcement'],
      queryFn: getLatestAnnouncement,
      staleTime: 5 * 60_000,
      initialData: lastAnnouncement.get,
      initialDataUpdatedAt: 0,
    }),
  announcement: (id: number) =>
    queryOptions({ queryKey: ['announcement', id], queryFn: () => getAnnouncement(id), staleTime: 5 * 60_000 }),
}
