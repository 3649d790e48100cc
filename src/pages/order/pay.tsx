import { Transfer } from '@/features/checkout/Transfer'
import { definePage } from '@/features/shared/page'

/** Payment by bank transfer. */
export default definePage('orderPay', function OrderPayPage({ params }) {
  return <Transfer orderNo={params.order} />
})
