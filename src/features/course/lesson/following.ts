import type { CourseDetail, Lesson, LessonDetail } from '@/api/course'

import { accessOf, isDone, leftCount, resumeTarget, withoutLesson } from '../outline'
import type { useLesson } from './useLesson'

type LoadedLesson = ReturnType<typeof useLesson>

const isBoughtAlone = ({ lesson, boughtLessonIds }: LessonDetail): boolean => boughtLessonIds.includes(lesson.id)

/** The right to this lesson says nothing of the others where it was bought alone. */
export const canLearnAll = (detail: LessonDetail, course?: CourseDetail): boolean =>
  course?.canLearn ?? (detail.canWatch && !isBoughtAlone(detail))

/** Where course and lesson disagree about the right, the next one is tried. */
const mayLearnAll = (detail: LessonDetail, course?: CourseDetail): boolean =>
  canLearnAll(detail, course) || canLearnAll(detail)

export const isLastOne = (detail: LessonDetail): boolean => detail.canWatch && leftCount(detail) === 0

/** Why the next lesson does not begin by itself. */
export type Hold = 'locked' | 'courseFinished'

/** @param isRepeat this lesson was finished before */
export function holdOf(
  next: Lesson,
  detail: LessonDetail,
  course: CourseDetail | undefined,
  isRepeat = false,
): Hold | undefined {
  // Where the course does not say, the next one is tried.
  const canLearn = course ? mayLearnAll(detail, course) : detail.canWatch
  if (accessOf(next, canLearn, detail.boughtLessonIds) === 'locked') return 'locked'
  return isLastOne(detail) && !isRepeat ? 'courseFinished' : undefined
}

/** Where the course goes on, unless nothing is left. */
function unfinishedLesson(course: Parameters<typeof resumeTarget>[0]): Lesson | undefined {
  const target = resumeTarget(course)
  return target && !target.isFinished ? target.lesson : undefined
}

/** The lesson that takes the place of one that is finished or taken down. */
export function followingLesson(
  { detail, course, isGone, isCourseOld }: Pick<LoadedLesson, 'detail' | 'course' | 'isGone' | 'isCourseOld'>,
  lessonId: number,
): Lesson | undefined {
  if (isGone) return course && !isCourseOld ? unfinishedLesson(withoutLesson(course, lessonId)) : undefined
  if (!detail || !isDone(detail.progress, detail.lesson)) return undefined
  return unfinishedLesson({ ...detail, canLearn: mayLearnAll(detail, course) })
}

/** A finished lesson was bought alone, and the course, which tells whether the others were too, is on its way. */
export const isFollowingUnclear = ({
  detail,
  isCourseComing,
}: Pick<LoadedLesson, 'detail' | 'isCourseComing'>): boolean =>
  isCourseComing && detail !== undefined && isDone(detail.progress, detail.lesson) && isBoughtAlone(detail)
