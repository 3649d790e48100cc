import type { LiveDetail } from '@/api/live'
import type { Learner } from '@/features/shared/learner'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** What a learner may do with a live course (contract `live.md` 8.2). */
export type Entitlement =
  | {
      kind: 'owned'
      /** Why there is nothing to buy. */
      label: string
    }
  | {
      kind: 'sale'
      label: string
      /** Null = unreadable: nothing can be bought. */
      priceCents: Cents | null
      /** A membership would open the course. */
      isVipHelping: boolean
    }
  /** Locked, where nothing may be sold. */
  | { kind: 'closed' }

export function entitlementOf({ course, canAttend }: LiveDetail, { isVip, canBuy }: Learner): Entitlement {
  const { priceCents, isVipFree } = course
  if (priceCents === 0) return { kind: 'owned', label: texts.owned.free }
  if (canAttend && !canBuy) return { kind: 'owned', label: texts.owned.here }
  if (canAttend) return { kind: 'owned', label: isVipFree && isVip ? texts.owned.vip : texts.owned.bought }
  if (!canBuy) return { kind: 'closed' }
  const label = priceCents === null ? texts.buy.notForSale : texts.buy.buy
  return { kind: 'sale', label, priceCents, isVipHelping: isVipFree && !isVip }
}
