import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

import type { Page } from '@/lib/decode'

/**
 * A list that grows page by page: `fetch` answers page 1, 2 ... until one says that there is no more, or is the one
 * before over again.
 * @param lastTop page 1 as the last visit saw it: drawn until this visit's is there
 */
export const pagedQuery = <P extends Page<unknown>>(
  queryKey: QueryKey,
  fetch: (page: number, signal: AbortSignal) => Promise<P>,
  lastTop: () => P | undefined = () => undefined,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore, items }, pages) =>
      hasMore && !isSame(items, pages.at(-2)?.items) ? page + 1 : undefined,
    initialData: () => {
      const top = lastTop()
      return top && { pages: [top], pageParams: [1] }
    },
    initialDataUpdatedAt: 0,
  })

const isSame = (items: unknown[], before: unknown[] | undefined) => JSON.stringify(items) === JSON.stringify(before)
