import { type InfiniteData, queryOptions } from '@tanstack/react-query'

import { type ExamFilter, type ExamKind, getExamStats, listExams } from '@/api/exam'
import { getMockPaper } from '@/api/mockPaper'
import { getPaper } from '@/api/paper'
import { practiceCall } from '@/api/practice'
import { pageSize } from '@/config/limits'

import { onlyWhenAsked } from './onlyWhenAsked'
import { pagedQuery } from './paged'
import { replaceCopy } from './replaceCopy'
import { studyQueries } from './study'
import { withStoredCopy } from './withStoredCopy'

/** Read from the device when there is no network: these lead to what can be practised then. */
const networkMode = 'offlineFirst' as const

type ListQuery = { state: { data?: InfiniteData<{ isCopy: boolean }>; dataUpdatedAt: number } }

/** A copy is replaced as soon as there is a network, be it ever so young. */
const refetchOnReconnect = (query: ListQuery) =>
  query.state.data?.pages.some(({ isCopy }) => isCopy) ? 'always' : onlyWhenAsked.refetchOnReconnect(query)

export const examQueries = {
  all: () => ['exam'] as const,
  /** Keys of the page and the lists that change when an exam is started, continued or ended. */
  outdated: (kind: ExamKind, id: number) => [
    ['exam', kind, id],
    ['exam', 'list', kind],
    studyQueries.key(kind, 'mine'),
  ],
  stats: () =>
    queryOptions({
      queryKey: ['exam', 'stats'],
      queryFn: ({ signal }) => getExamStats(signal),
      networkMode,
      ...replaceCopy,
    }),
  list: (kind: ExamKind, filter: ExamFilter) => ({
    ...pagedQuery(['exam', 'list', kind, filter], (...page) => listExams(kind, filter, ...page), pageSize),
    networkMode,
    refetchOnReconnect,
  }),
  paper: (id: number) =>
    queryOptions({ queryKey: ['exam', 'paper', id], queryFn: ({ signal }) => getPaper(id, signal) }),
  mockPaper: (id: number) =>
    queryOptions({ queryKey: ['exam', 'mockPaper', id], queryFn: ({ signal }) => getMockPaper(id, signal) }),
  practice: (id: number) => queryOptions({ queryKey: ['exam', 'practice', id], ...withStoredCopy(practiceCall(id)) }),
}
