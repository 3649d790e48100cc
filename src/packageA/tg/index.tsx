import { ForwardToGoods } from '@/features/promotions/ForwardToGoods'
import { GroupBuys } from '@/features/promotions/groupBuy'
import { texts } from '@/features/promotions/texts'
import { definePage } from '@/features/shared/page'
import { groupBuyQueries } from '@/queries/groupBuy'

const others = { name: 'groupBuys', params: {} } as const

/** Group buying; with the id of an activity, from a shared link, the way to its thing. */
export default definePage('groupBuys', function GroupBuysPage({ params: { id } }) {
  if (id === undefined) return <GroupBuys />
  return <ForwardToGoods query={groupBuyQueries.detail(id)} failed={texts.groupBuys.failed} others={others} />
})
