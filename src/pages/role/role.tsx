import { Membership } from '@/features/membership/Membership'
import { definePage } from '@/features/shared/page'

/** VIP membership; `id` chooses a plan. */
export default definePage('membership', function MembershipPage({ params }) {
  return <Membership planId={params.id} />
})
