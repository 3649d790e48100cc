/** What a course costs, in lists, on shelves, in the search and on its own page alike. */
import { flag, maybe, yuan } from '@/lib/decode'

import { isKnownAsHead } from './dialect'

/** The fields of every course of an answer that say it. */
export const coursePriceFields = { charge: yuan, is_free: flag, is_vip_free: maybe(flag) }

interface CoursePriceWire {
  charge: number | null
  is_free: boolean
  is_vip_free?: boolean
}

/**
 * A course without a price that is not marked free is shut, except on servers whose orders give it away
 * (docs/backend/courses.md#course-calls). Those are recognised by a field that came later, which shelves lack, or by
 * the form of their orders.
 * @returns cents; 0 = free, or opened by an order that costs nothing; null = unreadable or not for sale
 */
export function courseCents({ charge, is_free, is_vip_free }: CoursePriceWire): number | null {
  if (is_free) return 0
  return charge === 0 && is_vip_free === undefined && !isKnownAsHead('order') ? null : charge
}
