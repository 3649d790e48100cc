import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getPath, listPathCategories, listPaths, listStudyPaths } from '@/api/path'
import { coursePageSize, pageSize } from '@/config/limits'

export const pathQueries = {
  all: () => ['path'] as const,
  list: (categoryId: number) =>
    infiniteQueryOptions({
      queryKey: ['path', 'list', categoryId],
      queryFn: ({ pageParam, signal }) => listPaths(categoryId, pageParam, coursePageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  categories: () =>
    queryOptions({ queryKey: ['path', 'categories'], queryFn: listPathCategories, staleTime: 10 * 60_000 }),
  detail: (id: number) =>
    queryOptions({ queryKey: ['path', 'detail', id], queryFn: ({ signal }) => getPath(id, signal) }),
}

export const studyPathQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['study', 'path'],
      queryFn: ({ pageParam, signal }) => listStudyPaths(pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
