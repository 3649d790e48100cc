import { Membership } from '@/features/role/Membership'
import { screen } from '@/features/shared/screen'

/** VIP membership; `id` chooses a plan. */
export default screen('role', function Role({ params }) {
  return <Membership planId={params.id} />
})
