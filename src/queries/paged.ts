import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

import type { PageArguments } from '@/api/pagedCall'
import type { Page } from '@/lib/decode'

/**
 * docs/backend/README.md#paging: rows of one second may come twice, and others never. A list of at most this length is
 * then asked for whole.
 */
const maxWholeRows = 200

/** Rows that the server counts and no page has brought. */
export const missingFrom = (pages: Page<unknown>[], distinct: number): number =>
  (pages[pages.length - 1]?.total ?? 0) - distinct - pages.reduce((sum, { unreadable = 0 }) => sum + unreadable, 0)

function isIncomplete(pages: Page<unknown>[]): boolean {
  const rows = pages.flatMap(({ items }) => items.map((item) => JSON.stringify(item)))
  // When no row came, the count itself is wrong.
  return rows.length > 0 && missingFrom(pages, new Set(rows).size) > 0
}

/**
 * A list that grows page by page. `call` gets page 1, 2 ... until a page says that it is the last, or repeats the one
 * before. When rows are missing then, all are asked for at once.
 * @param lastTop page 1 of the last visit, drawn until this visit's is there
 */
export const pagedQuery = <P extends Page<unknown>>(
  queryKey: QueryKey,
  call: (...page: PageArguments) => Promise<P>,
  size: number,
  lastTop: () => P | undefined = () => undefined,
) =>
  infiniteQueryOptions({
    queryKey,
    // A negative number: that many rows, all at once.
    queryFn: ({ pageParam, signal }) => (pageParam < 0 ? call(1, -pageParam, signal) : call(pageParam, size, signal)),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore, items, total }, pages, lastParam) => {
      if (lastParam < 0) return undefined
      if (hasMore && !isSame(items, pages[pages.length - 2]?.items)) return page + 1
      return total <= maxWholeRows && isIncomplete(pages) ? -total : undefined
    },
    initialData: () => {
      const top = lastTop()
      return top && { pages: [top], pageParams: [1] }
    },
    initialDataUpdatedAt: 0,
  })

const isSame = (items: unknown[], before: unknown[] | undefined) => JSON.stringify(items) === JSON.stringify(before)
