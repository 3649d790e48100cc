import type { Course, CourseDetail, Lesson } from '@/api/course'
import type { PrimaryAction, PurchaseOption } from '@/features/shared/product/purchaseOption'
import type { Viewer } from '@/features/shared/viewer'
import { flatLessons, type ResumeTarget, resumeTarget } from '../outline'

import { texts } from '../texts'

/** What a learner may do with a course, and the label for it (docs/backend/courses.md#right-to-watch). */
export function purchaseOptionOf(detail: CourseDetail, { isVip, canBuy }: Viewer): PurchaseOption {
  const { course, canLearn } = detail
  const resume = resumeTarget(detail)

  if (canLearn || course.isFree) {
    // A free course that may not be learned yet means an old answer. The lesson's page asks anew.
    const lesson = resume?.lesson ?? flatLessons(detail.chapters)[0]
    return {
      primaryAction: lesson
        ? openAction(learnLabel(course, resume, isVip), lesson)
        : { action: 'none', label: texts.buy.notReady },
      priceCents: course.isFree && !resume?.isStarted ? 0 : undefined,
      canUnlockWithVip: false,
    }
  }
  if (!canBuy) {
    const trial = resume && openAction(texts.buy.trial, resume.lesson)
    return { primaryAction: trial, priceCents: undefined, canUnlockWithVip: false }
  }
  return {
    primaryAction:
      course.priceCents === null
        ? { action: 'none', label: texts.buy.notForSale }
        : { action: 'buy', label: course.priceCents === 0 ? texts.buy.take : texts.buy.buy },
    priceCents: course.priceCents,
    // Needs no check of the membership: to members the server has already answered `canLearn`.
    canUnlockWithVip: course.isVipFree,
  }
}

const openAction = (label: string, { id, courseId }: Lesson): PrimaryAction => ({
  action: 'open',
  label,
  location: { name: 'courseVideo', params: { id, course_id: courseId } },
})

function learnLabel(course: Course, resume: ResumeTarget | undefined, isVip: boolean): string {
  if (resume?.isFinished) return texts.buy.again
  if (resume?.isStarted) return texts.buy.goOn(resume.number)
  if (course.isFree) return texts.buy.free
  return isVip && course.isVipFree ? texts.buy.vip : texts.buy.start
}
