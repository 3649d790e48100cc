import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'

import type { Promoted } from '@/api/promoted'
import { DetailSkeleton } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/page'
import type { RouteLocation } from '@/routes/codec'

import { ForwardTo } from './ForwardTo'

interface ForwardToGoodsProps<T, K extends QueryKey> {
  query: UseQueryOptions<T, Error, T, K>
  /** Title of a failure. */
  failed: string
  /** The list of activities. */
  others: RouteLocation
}

/** A shared activity opens on the page of its goods. */
export function ForwardToGoods<T extends { sale: { goods: Promoted } | null }, K extends QueryKey>({
  query,
  failed,
  others,
}: ForwardToGoodsProps<T, K>) {
  return (
    <QueryView query={useQuery(query)} skeleton={<DetailSkeleton />} title={failed}>
      {({ sale }) => <ForwardTo goods={sale?.goods} others={others} />}
    </QueryView>
  )
}
