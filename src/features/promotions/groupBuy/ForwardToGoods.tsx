import { useQuery } from '@tanstack/react-query'

import { DetailSkeleton } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/page'
import { groupBuyQueries } from '@/queries/groupBuy'

import { ForwardTo } from '../ForwardTo'
import { texts } from '../texts'

/** A shared activity is shown where its thing is. */
export function ForwardToGoods({ id }: { id: number }) {
  const query = useQuery(groupBuyQueries.detail(id))
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} title={texts.groupBuys.failed}>
      {({ sale }) => <ForwardTo goods={sale?.goods} others={{ name: 'groupBuys', params: {} }} />}
    </QueryView>
  )
}
