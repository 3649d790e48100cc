import { queryOptions } from '@tanstack/react-query'

import { getLiveCourse, listLiveCourses } from '@/api/live'
import { coursePageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const liveQueries = {
  all: () => ['live'] as const,
  list: (categoryId: number) =>
    pagedQuery(['live', 'list', categoryId], (page, signal, size = coursePageSize) =>
      listLiveCourses(categoryId, page, size, signal),
    ),
  details: () => ['live', 'detail'] as const,
  detail: (id: number) =>
    queryOptions({ queryKey: [...liveQueries.details(), id], queryFn: ({ signal }) => getLiveCourse(id, signal) }),
}
