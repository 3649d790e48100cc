import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

import type { Page } from '@/lib/decode'

/**
 * A list that grows page by page: `fetch` answers page 1, 2 ... until one says that there is no more, or is the one
 * before over again.
 */
export const pagedQuery = <P extends Page<unknown>>(
  queryKey: QueryKey,
  fetch: (page: number, signal: AbortSignal) => Promise<P>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore, items }, pages) =>
      hasMore && !isSame(items, pages.at(-2)?.items) ? page + 1 : undefined,
  })

const isSame = (items: unknown[], before: unknown[] | undefined) => JSON.stringify(items) === JSON.stringify(before)
