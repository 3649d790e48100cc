import { queryOptions } from '@tanstack/react-query'

import { ifOffered } from '@/api/ifOffered'
import { listStudyCourses, type StudyList } from '@/api/study'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

/**
 * Each loaded page of a list is a call. Several are read anew when something has changed them, or after a long time,
 * because other devices learn as well.
 */
export const sparesPages = {
  staleTime: ({ state: { data } }: { state: { data?: { pages: readonly unknown[] } } }) =>
    data && data.pages.length > 1 ? 10 * 60_000 : 30_000,
}

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
