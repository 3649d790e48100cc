import type { Exam, ExamKind } from '@/api/exam'
import type { RequiredCourse } from '@/api/paper'
import type { Learner } from '@/features/shared/learner'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** An exam with the conditions that only some kinds have. */
export interface Conditions extends Exam {
  /** Only members whom the academy has added may enter. */
  isInviteOnly?: boolean
  /** Null and absent = no limit. */
  attemptsLeft?: number | null
  /** Owning any of them opens it. */
  requiredCourses?: readonly RequiredCourse[]
}

/** What the one button of the page does. */
export type Offer = { action: 'buy'; label: string } | { action: 'course'; label: string; courseId: number }

export interface Entitlement {
  /** `undefined` = there is no button: `state` says how it stands. */
  offer: Offer | undefined
  state: { label: string; isOpen: boolean } | undefined
  /** Of what is for sale; `undefined` = no price belongs here. */
  priceCents: Cents | undefined
  /** A membership would open it. */
  isVipHelping: boolean
}

const stateOf = (label: string, isOpen = false): Entitlement => ({
  offer: undefined,
  state: { label, isOpen },
  priceCents: undefined,
  isVipHelping: false,
})

/** The server does not say how the door was opened: only where no other way exists it was bought. */
function joinWords(exam: Conditions, { isVip, canBuy }: Learner, kind: ExamKind): string {
  const { priceCents, isInviteOnly, isVipFree, requiredCourses = [] } = exam
  const words = texts.kinds[kind]
  if (isInviteOnly || requiredCourses.length > 0) return words.join
  if (priceCents === 0) return words.joinFree
  return (isVipFree && isVip) || !canBuy ? words.join : words.joinOwned
}

/** What a learner may do with an exam of any kind, and in which words (contract `exam.md` 2, 14.3). */
export function entitlementOf(exam: Conditions, learner: Learner, kind: ExamKind): Entitlement {
  const { priceCents, isVipFree, isInviteOnly, attemptsLeft, canJoin, requiredCourses = [] } = exam
  if (attemptsLeft === 0) return stateOf(texts.dock.usedUp)
  if (canJoin) return stateOf(joinWords(exam, learner, kind), true)
  if (isInviteOnly) return stateOf(texts.dock.invite)
  const [course] = requiredCourses
  if (priceCents === 0 && course) {
    const offer: Offer = { action: 'course', label: texts.dock.toCourse, courseId: course.id }
    return { offer, state: undefined, priceCents: undefined, isVipHelping: false }
  }
  if (priceCents === 0 || !learner.canBuy) return stateOf(texts.dock.closed)
  if (priceCents === null) return stateOf(texts.dock.notForSale)
  return {
    offer: { action: 'buy', label: texts.kinds[kind].buy },
    state: undefined,
    priceCents,
    isVipHelping: isVipFree && !learner.isVip,
  }
}

/** How one gets in, in a few words; `undefined` = it may not be said where the platform forbids to sell. */
export function wayIn(exam: Conditions, canBuy: boolean): string | undefined {
  const { priceCents, isVipFree, isInviteOnly, requiredCourses = [] } = exam
  const words = texts.terms
  if (isInviteOnly) return words.invite
  if (priceCents === 0) return requiredCourses.length > 0 ? words.course : words.free
  if (!canBuy) return undefined
  if (requiredCourses.length > 0) return words.payOrCourse
  return isVipFree ? words.payOrVip : words.pay
}
