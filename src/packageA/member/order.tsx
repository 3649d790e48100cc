import { Orders } from '@/features/orders/Orders'
import { definePage } from '@/features/shared/page'

export default definePage('memberOrder', function MemberOrderPage({ params, setParams }) {
  return <Orders status={params.status} onStatus={(status) => setParams(status ? { status } : {})} />
})
