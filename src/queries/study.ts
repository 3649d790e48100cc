import { queryOptions } from '@tanstack/react-query'

import { ifOffered } from '@/api/ifOffered'
import { listStudyCourses, type StudyList } from '@/api/study'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const studyQueries = {
  all: () => ['study'] as const,
  key: (kind: string, list: string) => ['study', kind, list] as const,
  /** Whether the server has this list. It is asked once. */
  isKnown: (kind: string, fetchList: (signal: AbortSignal) => Promise<unknown>) =>
    queryOptions({
      queryKey: ['hasStudyList', kind],
      queryFn: async ({ signal }) => (await ifOffered('myLearningPaths', () => fetchList(signal))) !== null,
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  list: (name: StudyList) =>
    pagedQuery(['study', 'course', name], (...page) => listStudyCourses(name, ...page), pageSize),
}
