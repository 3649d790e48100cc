import { queryOptions } from '@tanstack/react-query'

import { learningPathCall, listLearningPathCategories, listLearningPaths } from '@/api/learningPath'
import { coursePageSize } from '@/config/limits'

import { withStoredCopy } from './withStoredCopy'
import { pagedQuery } from './paged'

export const learningPathQueries = {
  all: () => ['learningPath'] as const,
  list: (categoryId: number) =>
    pagedQuery(
      ['learningPath', 'list', categoryId],
      (...page) => listLearningPaths(categoryId, ...page),
      coursePageSize,
    ),
  categories: () =>
    queryOptions({
      queryKey: ['learningPath', 'categories'],
      queryFn: listLearningPathCategories,
      staleTime: 10 * 60_000,
    }),
  details: () => ['learningPath', 'detail'] as const,
  detail: (id: number) =>
    queryOptions({ queryKey: ['learningPath', 'detail', id], ...withStoredCopy(learningPathCall(id)) }),
}
