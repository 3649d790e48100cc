import { queryOptions } from '@tanstack/react-query'

import { listPlans } from '@/api/role'

export const roleQueries = {
  plans: () => queryOptions({ queryKey: ['role', 'plans'], queryFn: ({ signal }) => listPlans(signal) }),
}
