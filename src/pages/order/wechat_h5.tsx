import { PaymentPending } from '@/features/checkout/PaymentPending'
import { WhereSold } from '@/features/checkout/WhereSold'
import { definePage } from '@/features/shared/page'

/** Waits for the server's confirmation of a payment that was made elsewhere. */
export default definePage('orderWechatH5', function OrderWechatH5Page({ params }) {
  return (
    <WhereSold>
      <PaymentPending orderNo={params.order} />
    </WhereSold>
  )
})
