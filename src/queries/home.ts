import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getAnnouncement, getLatestAnnouncement, listAnnouncements } from '@/api/app'
import { listHomeBlocks } from '@/api/block'
import { pageSize } from '@/config/limits'

export const homeQueries = {
  blocks: () => queryOptions({ queryKey: ['home', 'blocks'], queryFn: ({ signal }) => listHomeBlocks(signal) }),
  latestAnnouncement: () =>
    queryOptions({ queryKey: ['home', 'announcement'], queryFn: getLatestAnnouncement, staleTime: 5 * 60_000 }),
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
