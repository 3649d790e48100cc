import { queryOptions } from '@tanstack/react-query'

import { getPlan, listPlans, type Plan } from '@/api/plan'
import type { Cents } from '@/lib/money'

/** Null = no plan costs something. */
function lowestPrice(plans: Plan[]): Cents | null {
  const prices = plans.flatMap(({ priceCents }) => (priceCents ? [priceCents] : []))
  return prices.length > 0 ? Math.min(...prices) : null
}

const plans = () => queryOptions({ queryKey: ['plans'], queryFn: ({ signal }) => listPlans(signal) })

export const planQueries = {
  plans,
  detail: (id: number) => queryOptions({ queryKey: ['plan', id], queryFn: ({ signal }) => getPlan(id, signal) }),
  lowestPrice: () => ({ ...plans(), select: lowestPrice }),
}
