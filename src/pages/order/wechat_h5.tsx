import { Waiting } from '@/features/order/Waiting'
import { screen } from '@/features/shared/screen'
import { replaceWith } from '@/routes/navigate'

/** Waits for the server's word after a payment that happened elsewhere. */
export default screen('orderWechatH5', function OrderWechatH5({ params }) {
  return <Waiting orderNo={params.order} onPaid={() => replaceWith('orderSuccess', params)} />
})
