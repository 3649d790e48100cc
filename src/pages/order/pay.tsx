import { Transfer } from '@/features/order/Transfer'
import { screen } from '@/features/shared/screen'

/** Paying by bank transfer. */
export default screen('orderPay', function OrderPay({ params }) {
  return <Transfer orderNo={params.order} />
})
