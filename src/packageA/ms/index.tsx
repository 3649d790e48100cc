import { defineSalesPage } from '@/features/promotions/defineSalesPage'
import { flashSaleCard } from '@/features/promotions/flashSale'
import { texts } from '@/features/promotions/texts'
import { flashSaleQueries } from '@/queries/flashSale'

export default defineSalesPage('flashSales', {
  query: flashSaleQueries.list,
  detail: flashSaleQueries.detail,
  card: flashSaleCard,
  texts: texts.flashSales,
})
