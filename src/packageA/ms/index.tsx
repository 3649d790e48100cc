import { FlashSales, ForwardToGoods } from '@/features/promotions/flashSale'
import { definePage } from '@/features/shared/page'

/** The flash sales; with the id of one, from a shared link, the way to its thing. */
export default definePage('flashSales', function FlashSalesPage({ params: { id } }) {
  return id === undefined ? <FlashSales /> : <ForwardToGoods id={id} />
})
