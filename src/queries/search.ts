import { infiniteQueryOptions } from '@tanstack/react-query'

import { search, type SearchFilter } from '@/api/search'
import { pageSize } from '@/config/limits'

export const searchQueries = {
  results: (filter: SearchFilter) =>
    infiniteQueryOptions({
      queryKey: ['search', filter],
      queryFn: ({ pageParam, signal }) => search(filter, pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
      enabled: filter.keywords !== '',
    }),
}
