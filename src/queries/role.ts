import { queryOptions } from '@tanstack/react-query'

import { listPlans, type Plan } from '@/api/role'
import type { Cents } from '@/lib/money'

/** Null = there is none that costs something. */
function lowestPrice(plans: Plan[]): Cents | null {
  const prices = plans.flatMap(({ priceCents }) => (priceCents ? [priceCents] : []))
  return prices.length > 0 ? Math.min(...prices) : null
}

const plans = () => queryOptions({ queryKey: ['role', 'plans'], queryFn: ({ signal }) => listPlans(signal) })

export const roleQueries = {
  plans,
  /** What a membership costs at least. */
  lowestPrice: () => ({ ...plans(), select: lowestPrice }),
}
