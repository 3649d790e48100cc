import { PaymentPending } from '@/features/checkout/PaymentPending'
import { definePage } from '@/features/shared/page'

/** Waits for the server's word after a payment that happened elsewhere. */
export default definePage('orderWechatH5', function OrderWechatH5Page({ params }) {
  return <PaymentPending orderNo={params.order} />
})
