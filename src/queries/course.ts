import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { type CourseFilter, getCourse, getLesson, listCourseCategories, listCourses } from '@/api/course'
import { coursePageSize } from '@/config/limits'

export const courseQueries = {
  all: () => ['course'] as const,
  list: (filter: CourseFilter) =>
    infiniteQueryOptions({
      queryKey: ['course', 'list', filter],
      queryFn: ({ pageParam, signal }) => listCourses(filter, pageParam, coursePageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  categories: () =>
    queryOptions({ queryKey: ['course', 'categories'], queryFn: listCourseCategories, staleTime: 10 * 60_000 }),
  detail: (id: number) =>
    queryOptions({ queryKey: ['course', 'detail', id], queryFn: ({ signal }) => getCourse(id, signal) }),
  lesson: (id: number) =>
    queryOptions({ queryKey: ['course', 'lesson', id], queryFn: ({ signal }) => getLesson(id, signal) }),
}
