import { infiniteQueryOptions } from '@tanstack/react-query'

import { listMessages } from '@/api/message'
import { pageSize } from '@/config/limits'

export const messageQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['message', 'list'],
      queryFn: ({ pageParam, signal }) => listMessages(pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
