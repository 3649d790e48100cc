import type { LessonDetail } from '@/api/course'
import type { Cents } from '@/lib/money'

/** How a locked lesson can be unlocked; `null` or false = not this way. */
export interface UnlockOptions {
  courseCents: Cents | null
  lessonCents: Cents | null
  hasVip: boolean
}

export const noUnlockOptions: UnlockOptions = { courseCents: null, lessonCents: null, hasVip: false }

/**
 * @param canBuy false where the platform forbids selling: no price, no word of buying, no hint
 * @param areLessonsSold the server sells single lessons
 */
export const unlockOptionsOf = (
  { course, lesson }: LessonDetail,
  canBuy: boolean,
  areLessonsSold: boolean,
): UnlockOptions => ({
  courseCents: canBuy && !course.isFree ? course.priceCents : null,
  lessonCents: canBuy && areLessonsSold ? lesson.priceCents : null,
  hasVip: canBuy && course.isVipFree,
})
