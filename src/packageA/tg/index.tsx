import { ForwardToGoods, GroupBuys } from '@/features/promotions/groupBuy'
import { definePage } from '@/features/shared/page'

/** Group buying; with the id of an activity, from a shared link, the way to its thing. */
export default definePage('groupBuys', function GroupBuysPage({ params: { id } }) {
  return id === undefined ? <GroupBuys /> : <ForwardToGoods id={id} />
})
