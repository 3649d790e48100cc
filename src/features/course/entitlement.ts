import type { Course, CourseDetail } from '@/api/course'
import type { Learner } from '@/features/shared/learner'
import { flatLessons, type ResumeTarget, resumeTarget } from '@/features/shared/lessons'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** What the one button of the course does. */
export type Offer =
  | { action: 'learn'; label: string; lessonId: number }
  | { action: 'buy'; label: string }
  /** Nothing can be done; the label says why. */
  | { action: 'none'; label: string }

export interface Entitlement {
  /** `undefined` = nothing may be offered here. */
  offer: Offer | undefined
  /** Shown beside the button; `undefined` = not for sale to this learner any more, or must not be shown. */
  priceCents: Cents | null | undefined
  /** A membership would open the course. */
  isVipHelping: boolean
}

/** What a learner may do with a course, and in which words (contract `core.md` 11.13). */
export function entitlementOf(detail: CourseDetail, { isVip, canBuy }: Learner): Entitlement {
  const { course, canLearn } = detail
  const resume = resumeTarget(detail)

  if (canLearn || course.isFree) {
    // A free course that is not open yet, which means an old answer: the lesson's page asks anew.
    const lesson = resume?.lesson ?? flatLessons(detail.chapters)[0]
    return {
      offer: lesson
        ? { action: 'learn', label: learnWords(course, resume, isVip), lessonId: lesson.id }
        : { action: 'none', label: texts.buy.notReady },
      priceCents: course.isFree && !resume?.isStarted ? 0 : undefined,
      isVipHelping: false,
    }
  }
  if (!canBuy) {
    const trial = resume && { action: 'learn' as const, label: texts.buy.trial, lessonId: resume.lesson.id }
    return { offer: trial, priceCents: undefined, isVipHelping: false }
  }
  return {
    offer:
      course.priceCents === null
        ? { action: 'none', label: texts.buy.notForSale }
        : { action: 'buy', label: texts.buy.buy },
    priceCents: course.priceCents,
    // Whoever is a member already may learn it: the server has said so, before the member's record is here.
    isVipHelping: course.isVipFree,
  }
}

function learnWords(course: Course, resume: ResumeTarget | undefined, isVip: boolean): string {
  if (resume?.isFinished) return texts.buy.again
  if (resume?.isStarted) return texts.buy.goOn(resume.number)
  if (course.isFree) return texts.buy.free
  return isVip && course.isVipFree ? texts.buy.vip : texts.buy.start
}
