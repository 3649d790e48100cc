import type { SmallClassDetail } from '@/api/smallClass'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'
import type { Viewer } from '@/features/shared/viewer'

import { roomLocation } from '../enterLesson'
import { texts } from '../texts'

/**
 * What a learner may do with a small class (docs/backend/live.md#small-classes). A member of the class has no button,
 * unless a lesson is on now. Others can buy while it accepts new members; otherwise a message says why not.
 */
export function purchaseOptionOf(detail: SmallClassDetail, { canBuy }: Pick<Viewer, 'canBuy'>): PurchaseOption {
  const { smallClass, lessons, canAttend } = detail
  const { id, enrolment, priceCents } = smallClass
  if (canAttend) {
    const open = lessons.find(({ state, roomUrl }) => state === 'on' && roomUrl !== '')
    const bought = canBuy ? texts.owned.bought : texts.owned.here
    return {
      primaryAction: open && { action: 'open', label: texts.enter, location: roomLocation(id, open) },
      priceCents: undefined,
      canUnlockWithVip: false,
      state: { label: priceCents === 0 ? texts.owned.free : bought, isOpen: true },
    }
  }
  if (!canBuy) return { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }
  const primaryAction: PurchaseOption['primaryAction'] =
    enrolment !== 'open'
      ? { action: 'none', label: texts.shut[enrolment] }
      : priceCents === null
        ? { action: 'none', label: texts.unpriced }
        : { action: 'buy', label: texts.buy }
  return { primaryAction, priceCents, canUnlockWithVip: false }
}
