import { Transfer } from '@/features/checkout/Transfer'
import { WhereSold } from '@/features/checkout/WhereSold'
import { definePage } from '@/features/shared/page'

/** Payment by bank transfer. */
export default definePage('orderPay', function OrderPayPage({ params }) {
  return (
    <WhereSold>
      <Transfer orderNo={params.order} />
    </WhereSold>
  )
})
