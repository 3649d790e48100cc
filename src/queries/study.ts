import { infiniteQueryOptions } from '@tanstack/react-query'

import { listStudyCourses, type StudyList } from '@/api/study'
import { pageSize } from '@/config/limits'

export const studyQueries = {
  all: () => ['study'] as const,
  list: (name: StudyList) =>
    infiniteQueryOptions({
      queryKey: ['study', name],
      queryFn: ({ pageParam, signal }) => listStudyCourses(name, pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
