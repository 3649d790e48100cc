import { FlashSales } from '@/features/promotions/flashSale'
import { ForwardToGoods } from '@/features/promotions/ForwardToGoods'
import { texts } from '@/features/promotions/texts'
import { definePage } from '@/features/shared/page'
import { flashSaleQueries } from '@/queries/flashSale'

const others = { name: 'flashSales', params: {} } as const

/** The flash sales; with the id of one, from a shared link, the way to its thing. */
export default definePage('flashSales', function FlashSalesPage({ params: { id } }) {
  if (id === undefined) return <FlashSales />
  return <ForwardToGoods query={flashSaleQueries.detail(id)} failed={texts.flashSales.failed} others={others} />
})
