import type { Exam } from '@/api/exam'
import type { RequiredCourse } from '@/api/paper'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'
import type { Viewer } from '@/features/shared/viewer'
import type { RouteLocation } from '@/routes/codec'

import type { ExamKindRow } from '../kinds'
import { texts } from '../texts'

/** An exam with the conditions that only some kinds have. */
export interface Conditions extends Exam {
  /** Only members whom the academy has added may enter. */
  isInviteOnly?: boolean
  /** Null and absent = no limit. */
  attemptsLeft?: number | null
  /** Owning any of them opens it. */
  requiredCourses?: readonly RequiredCourse[]
}

const stateOf = (label: string, isOpen = false): PurchaseOption => ({
  primaryAction: undefined,
  state: { label, isOpen },
  priceCents: undefined,
  canUnlockWithVip: false,
})

/**
 * The server does not say why the learner may enter. The label says "bought" only where buying is the only possibility.
 */
function joinLabel(exam: Conditions, { isVip, canBuy }: Viewer, own: ExamKindRow['texts']): string {
  const { priceCents, isInviteOnly, isVipFree, requiredCourses = [] } = exam
  if (isInviteOnly || requiredCourses.length > 0) return own.join
  if (priceCents === 0) return own.joinFree
  return (isVipFree && isVip) || !canBuy ? own.join : own.joinOwned
}

/**
 * What a learner may do with an exam of any kind, and the label for it (docs/backend/exams.md#who-may-enter,
 * #exam-details).
 */
export function purchaseOptionOf(exam: Conditions, viewer: Viewer, own: ExamKindRow['texts']): PurchaseOption {
  const { priceCents, isVipFree, isInviteOnly, attemptsLeft, canJoin, requiredCourses = [] } = exam
  if (attemptsLeft === 0) return stateOf(texts.purchase.usedUp)
  if (canJoin) return stateOf(joinLabel(exam, viewer, own), true)
  if (isInviteOnly) return stateOf(texts.purchase.invite)
  const [course] = requiredCourses
  if (priceCents === 0 && course) {
    const location: RouteLocation = { name: 'courseShow', params: { id: course.id } }
    const primaryAction = { action: 'open' as const, label: texts.purchase.toCourse, location }
    return { primaryAction, priceCents: undefined, canUnlockWithVip: false }
  }
  if (priceCents === 0 || !viewer.canBuy) return stateOf(texts.purchase.closed)
  if (priceCents === null) return stateOf(texts.purchase.notForSale)
  return {
    primaryAction: { action: 'buy', label: own.buy },
    priceCents,
    canUnlockWithVip: isVipFree && !viewer.isVip,
  }
}

/** How one gets in, in a few words; `undefined` where the platform forbids naming a price. */
export function entryOption(exam: Conditions, canBuy: boolean): string | undefined {
  const { priceCents, isVipFree, isInviteOnly, requiredCourses = [] } = exam
  if (isInviteOnly) return texts.terms.invite
  if (priceCents === 0) return requiredCourses.length > 0 ? texts.terms.course : texts.terms.free
  if (!canBuy) return undefined
  if (requiredCourses.length > 0) return texts.terms.payOrCourse
  return isVipFree ? texts.terms.payOrVip : texts.terms.pay
}
