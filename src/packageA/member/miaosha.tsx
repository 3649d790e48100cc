import { FlashSaleOrders } from '@/features/promotions/flashSale'
import { definePage } from '@/features/shared/page'

export default definePage('flashSaleOrders', function FlashSaleOrdersPage() {
  return <FlashSaleOrders />
})
