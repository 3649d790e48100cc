import { queryOptions } from '@tanstack/react-query'

import { type Goods, kindOf } from './kinds'

export const goodsQueries = {
  all: () => ['goods'] as const,
  /** Always asked anew: it is what somebody is about to pay. */
  offer: ({ type, id }: Goods) =>
    queryOptions({
      queryKey: ['goods', type, id],
      queryFn: ({ signal }) => kindOf(type).load(id, signal),
      staleTime: 0,
    }),
}
