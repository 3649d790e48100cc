import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getLiveCourse, listLiveCourses, listStudyLive, type StudyLiveList } from '@/api/live'
import { coursePageSize, pageSize } from '@/config/limits'

export const liveQueries = {
  all: () => ['live'] as const,
  list: (categoryId: number) =>
    infiniteQueryOptions({
      queryKey: ['live', 'list', categoryId],
      queryFn: ({ pageParam, signal }) => listLiveCourses(categoryId, pageParam, coursePageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: ['live', 'detail', id], queryFn: ({ signal }) => getLiveCourse(id, signal) }),
}

export const studyLiveQueries = {
  list: (name: StudyLiveList) =>
    infiniteQueryOptions({
      queryKey: ['study', 'live', name],
      queryFn: ({ pageParam, signal }) => listStudyLive(name, pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
