import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query'

import { errorText } from '@/http/apiError'
import type { Page } from '@/lib/decode'
import { onlyWhenAsked } from '@/queries/onlyWhenAsked'

import { useOnPullDown } from '@/features/shared/page/useOnPullDown'
import { whileOnline } from '@/features/shared/page/whileOnline'
import { toast } from '@/features/shared/dialog'

export type PagedQuery<T> = UseInfiniteQueryResult<InfiniteData<Page<T>>>

/**
 * A list that grows page by page, refreshed by pulling down. While another filter loads, the old items stay
 * (`isPlaceholderData`).
 */
export function usePagedQuery<P extends Page<unknown>, K extends QueryKey>(
  options: UseInfiniteQueryOptions<P, Error, InfiniteData<P>, K, number>,
): UseInfiniteQueryResult<InfiniteData<P>> {
  const client = useQueryClient()
  // Twenty pages are not fetched again: pulling down fetches the first one.
  const query = useInfiniteQuery({ ...onlyWhenAsked, ...options, placeholderData: keepPreviousData })

  useOnPullDown(async () => {
    // One page stays as it is, with its age: it may be the last visit's.
    client.setQueryData<InfiniteData<P>>(
      options.queryKey,
      (data) => data?.pages[1] && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    const { error } = await whileOnline(() => query.refetch()).catch((offline: unknown) => ({ error: offline }))
    if (error) toast(errorText(error), 'error')
  })
  return query
}
