import { defineSaleOrdersPage } from '@/features/promotions/defineSaleOrdersPage'
import { flashSaleOrderCard } from '@/features/promotions/flashSale'
import { texts } from '@/features/promotions/texts'
import { flashSaleQueries } from '@/queries/flashSale'

export default defineSaleOrdersPage('flashSaleOrders', {
  query: flashSaleQueries.orders,
  card: flashSaleOrderCard,
  texts: texts.flashOrders,
  sales: { name: 'flashSales', label: texts.flashSales.toList },
})
