import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { isOnlyRemembered } from '@/features/shared/page'
import { isDeleted } from '@/http/apiError'
import { payAdapter } from '@/platform/pay'
import { courseQueries } from '@/queries/course'
import { orderQueries } from '@/queries/order'

import { flatLessons, nextLesson } from '../outline'
import { noUnlockOptions, unlockOptionsOf } from './unlockOptions'

/**
 * A lesson with its neighbours, and the ways to unlock it.
 * @param named its course, if the address names it: it is asked for beside the lesson
 * @param goesOn if the lesson is taken down, its course goes on
 */
export function useLesson(lessonId: number, named: number | undefined, goesOn: boolean) {
  // The previous lesson's answer stays while the next one loads, because it has the same list.
  const query = useQuery({ ...courseQueries.lesson(lessonId), placeholderData: keepPreviousData })
  // A copy plays on while the server cannot answer. Only what is taken down leaves the screen.
  const isGone = isDeleted(query.error) && (query.data === undefined || isOnlyRemembered(query))
  const shown = isGone ? undefined : query.data
  const detail = query.isPlaceholderData ? undefined : shown
  const courseId = isGone && !goesOn ? undefined : (shown?.course.id ?? named)
  const courseQuery = useQuery({ ...courseQueries.detail(courseId ?? 0), enabled: courseId !== undefined })

  const canBuy = payAdapter.canSell
  const mayBuyLesson = canBuy && detail?.canWatch === false && detail.lesson.priceCents !== null
  const areLessonsSold = useQuery({ ...orderQueries.lessonSale(), enabled: mayBuyLesson }).data === true

  const listed = shown && flatLessons(shown.chapters).find(({ id }) => id === lessonId)
  return {
    query,
    /** This lesson's answer, or the previous one's while this one loads. */
    shown,
    /** This lesson's answer; `undefined` while it loads. */
    detail,
    /** It is taken down. */
    isGone,
    course: courseQuery.data,
    /** What is taken down may still be listed in a former outline, or in the device's copy. */
    isCourseOld: isGone && courseQuery.isStale,
    /** Its first answer, or failure, is on its way. */
    isCourseComing: courseQuery.isLoading && !courseQuery.isFetched,
    title: (listed ?? detail?.lesson)?.title ?? '',
    next: shown && nextLesson(shown.chapters, lessonId),
    unlockOptions: detail ? unlockOptionsOf(detail, canBuy, areLessonsSold) : noUnlockOptions,
  }
}
