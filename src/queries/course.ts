import { type QueryClient, queryOptions } from '@tanstack/react-query'

import {
  courseCall,
  type CourseFilter,
  lastCourseCategories,
  lastCoursesOf,
  type Lesson,
  lessonCall,
  type LessonDetail,
  type LessonProgress,
  listCourseCategories,
  listCourses,
} from '@/api/course'
import { serverClock } from '@/lib/serverClock'
import { coursePageSize } from '@/config/limits'

import { onlyWhenAsked } from './onlyWhenAsked'
import { changeCached } from './changeCached'
import { withStoredCopy } from './withStoredCopy'
import { pagedQuery } from './paged'

export const courseQueries = {
  all: () => ['course'] as const,
  list: (filter: CourseFilter) =>
    pagedQuery(
      ['course', 'list', filter],
      (...page) => listCourses(filter, ...page),
      coursePageSize,
      () => lastCoursesOf(filter),
    ),
  categories: () =>
    queryOptions({
      queryKey: ['course', 'categories'],
      queryFn: listCourseCategories,
      staleTime: 10 * 60_000,
      initialData: lastCourseCategories.get,
      initialDataUpdatedAt: 0,
    }),
  detail: (id: number) => queryOptions({ queryKey: ['course', 'detail', id], ...withStoredCopy(courseCall(id)) }),
  lesson: (id: number) =>
    queryOptions({
      queryKey: ['course', 'lesson', id],
      ...withStoredCopy(lessonCall(id)),
      // Each opening asks anew: it counts as a view, and another device may have moved the position.
      gcTime: 0,
      ...onlyWhenAsked,
    }),
}

/** Shows a position that the server has just taken, wherever the course is on screen, without asking again. */
export function showWatched(
  client: QueryClient,
  { id, courseId }: Pick<Lesson, 'id' | 'courseId'>,
  watched: Omit<LessonProgress, 'seenAt'>,
): void {
  const update = <T extends Pick<LessonDetail, 'progress'>>(detail: T): T => {
    const before = detail.progress.get(id)
    if (before?.isFinished) return detail
    const watchedSec = Math.max(before?.watchedSec ?? 0, watched.watchedSec)
    const progress = new Map(detail.progress).set(id, { ...watched, watchedSec, seenAt: new Date(serverClock.now()) })
    return { ...detail, progress }
  }
  changeCached(client, courseQueries.detail(courseId).queryKey, update)
  for (const [, detail] of client.getQueriesData<LessonDetail>({ queryKey: ['course', 'lesson'] })) {
    if (detail?.course.id === courseId) changeCached(client, courseQueries.lesson(detail.lesson.id).queryKey, update)
  }
}
