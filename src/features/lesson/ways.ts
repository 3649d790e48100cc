import type { LessonDetail } from '@/api/course'
import type { Cents } from '@/lib/money'

/** How a lesson that may not be watched can be opened; `null` or false = not this way. */
export interface Ways {
  courseCents: Cents | null
  lessonCents: Cents | null
  hasVip: boolean
}

export const noWays: Ways = { courseCents: null, lessonCents: null, hasVip: false }

/** @param canBuy false where the platform forbids to sell: no price, no buy word, no hint */
export const waysIn = ({ course, lesson }: LessonDetail, canBuy: boolean): Ways => ({
  courseCents: canBuy && course.priceCents ? course.priceCents : null,
  lessonCents: canBuy ? lesson.priceCents : null,
  hasVip: canBuy && course.isVipFree,
})
