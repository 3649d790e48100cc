import { GroupBuyOrders } from '@/features/promotions/groupBuy'
import { definePage } from '@/features/shared/page'

export default definePage('groupBuyOrders', function GroupBuyOrdersPage() {
  return <GroupBuyOrders />
})
