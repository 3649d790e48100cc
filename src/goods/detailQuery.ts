import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { RouteName } from '@/routes/registry'

import { goodsKinds } from './kinds'

interface DetailQuery {
  query: { queryKey: QueryKey; queryFn?: (context: QueryFunctionContext) => unknown; gcTime?: number }
  /** Each call counts as a read. */
  countsReads: boolean
}

/** Undefined = no detail page, or one that asks anew each time it is opened. */
export function detailQueryOf(page: RouteName, id: number): DetailQuery | undefined {
  const kind = goodsKinds.find(({ detailLocation }) => {
    const { name, params } = detailLocation(id)
    return name === page && 'id' in params
  })
  if (!kind) return undefined
  const query = kind.sale(id)
  return 'gcTime' in query && query.gcTime === 0 ? undefined : { query, countsReads: kind.countsReads === true }
}
