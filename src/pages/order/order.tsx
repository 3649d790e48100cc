import { Cashier } from '@/features/checkout/Cashier'
import { definePage } from '@/features/shared/page'

/** The cashier. The address carries type and id only. */
export default definePage('order', function OrderPage({ params }) {
  return <Cashier goods={params} />
})
