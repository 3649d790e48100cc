import { PaymentResult } from '@/features/checkout/PaymentResult'
import { definePage } from '@/features/shared/page'

export default definePage('orderSuccess', function OrderSuccessPage({ params }) {
  return <PaymentResult orderNo={params.order} />
})
