import { useQuery } from '@tanstack/react-query'

import { DetailSkeleton } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/page'
import { flashSaleQueries } from '@/queries/flashSale'

import { ForwardTo } from '../ForwardTo'
import { texts } from '../texts'

/** A shared flash sale is shown where its thing is. */
export function ForwardToGoods({ id }: { id: number }) {
  const query = useQuery(flashSaleQueries.detail(id))
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} title={texts.flashSales.failed}>
      {({ sale }) => <ForwardTo goods={sale?.goods} others={{ name: 'flashSales', params: {} }} />}
    </QueryView>
  )
}
