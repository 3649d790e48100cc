import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getAnnouncement, getLatestAnnouncement, lastAnnouncement, listAnnouncements } from '@/api/app'
import { lastHomeBlocks, listHomeBlocks } from '@/api/block'
import { pageSize } from '@/config/limits'

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
  announcements: () =>
    infiniteQueryOptions({
      queryKey: ['announcement', 'list'],
      queryFn: ({ pageParam }) => listAnnouncements(pageParam, pageSize),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  announcement: (id: number) =>
    queryOptions({ queryKey: ['announcement', id], queryFn: () => getAnnouncement(id), staleTime: 5 * 60_000 }),
}
