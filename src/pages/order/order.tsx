import { Cashier } from '@/features/order/Cashier'
import { screen } from '@/features/shared/screen'

/** The cashier. The address carries type and id only. */
export default screen('order', function Order({ params }) {
  return <Cashier goods={params} />
})
