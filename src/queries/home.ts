import { queryOptions } from '@tanstack/react-query'

import { getAnnouncement, getLatestAnnouncement, lastAnnouncement, listAnnouncements } from '@/api/app'
import { lastHomeBlocks, listHomeBlocks } from '@/api/block'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

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
    pagedQuery(['announcement', 'list'], (page, _, size = pageSize) => listAnnouncements(page, size)),
  announcement: (id: number) =>
    queryOptions({ queryKey: ['announcement', id], queryFn: () => getAnnouncement(id), staleTime: 5 * 60_000 }),
}
