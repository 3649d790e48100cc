import { PaymentResult } from '@/features/order/PaymentResult'
import { screen } from '@/features/shared/screen'

/** What became of a payment. */
export default screen('orderSuccess', function OrderSuccess({ params }) {
  return <PaymentResult orderNo={params.order} />
})
