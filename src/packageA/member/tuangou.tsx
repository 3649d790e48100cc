import { defineSaleOrdersPage } from '@/features/promotions/defineSaleOrdersPage'
import { groupBuyOrderCard } from '@/features/promotions/groupBuy'
import { texts } from '@/features/promotions/texts'
import { groupBuyQueries } from '@/queries/groupBuy'

export default defineSaleOrdersPage('groupBuyOrders', {
  query: groupBuyQueries.orders,
  card: groupBuyOrderCard,
  texts: texts.groupOrders,
  sales: { name: 'groupBuys', label: texts.groupBuys.toList },
})
