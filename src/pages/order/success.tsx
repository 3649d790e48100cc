import { PaymentResult } from '@/features/checkout/PaymentResult'
import { WhereSold } from '@/features/checkout/WhereSold'
import { definePage } from '@/features/shared/page'

export default definePage('orderSuccess', function OrderSuccessPage({ params }) {
  return (
    <WhereSold>
      <PaymentResult orderNo={params.order} />
    </WhereSold>
  )
})
