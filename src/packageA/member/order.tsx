import { Orders } from '@/features/orders/Orders'
import { screen } from '@/features/shared/screen'

export default screen('memberOrder', function MemberOrder({ params, setParams }) {
  return <Orders status={params.status} onStatus={(status) => setParams(status ? { status } : {})} />
})
