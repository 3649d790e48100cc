import type { LiveDetail } from '@/api/live'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'
import type { Viewer } from '@/features/shared/viewer'

import { texts } from '../texts'
import { onAirOf } from '../timing'

const nothing: PurchaseOption = { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }
/**
 * What a learner may do with a live course (docs/backend/live.md#live-course-detail). An owned course has no button,
 * unless a room is open now.
 */
export function purchaseOptionOf(detail: LiveDetail, { isVip, canBuy }: Viewer): PurchaseOption {
  const { course, canAttend, chapters } = detail
  const { priceCents, isVipFree } = course
  const onAir = canAttend ? onAirOf(chapters) : undefined
  const enter: PurchaseOption['primaryAction'] = onAir && {
    action: 'open',
    label: texts.enter,
    location: { name: 'liveVideo', params: { id: onAir.id, course: course.id } },
  }
  const owned = (label: string): PurchaseOption => ({
    ...nothing,
    primaryAction: enter,
    state: { label, isOpen: true },
  })
  if (priceCents === 0) return owned(texts.owned.free)
  if (canAttend && !canBuy) return owned(texts.owned.here)
  if (canAttend) return owned(isVipFree && isVip ? texts.owned.vip : texts.owned.bought)
  if (!canBuy) return nothing
  return {
    primaryAction:
      priceCents === null ? { action: 'none', label: texts.buy.notForSale } : { action: 'buy', label: texts.buy.buy },
    priceCents,
    canUnlockWithVip: isVipFree && !isVip,
  }
}
