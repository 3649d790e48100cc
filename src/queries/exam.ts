import { queryOptions } from '@tanstack/react-query'

import { type ExamFilter, type ExamKind, getExamStats, listExams } from '@/api/exam'
import { getMockPaper } from '@/api/mockPaper'
import { getPaper } from '@/api/paper'
import { getPractice } from '@/api/practice'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'
import { studyQueries } from './study'

/** The way to what can be practised without a network is read from the device then. */
const networkMode = 'offlineFirst' as const

export const examQueries = {
  all: () => ['exam'] as const,
  /** What the start, the end or the progress of one changes: its page, and the lists that it stands in. */
  outdated: (kind: ExamKind, id: number) => [
    ['exam', kind, id],
    ['exam', 'list', kind],
    studyQueries.key(kind, 'mine'),
  ],
  stats: () =>
    queryOptions({ queryKey: ['exam', 'stats'], queryFn: ({ signal }) => getExamStats(signal), networkMode }),
  list: (kind: ExamKind, filter: ExamFilter) => ({
    ...pagedQuery(['exam', 'list', kind, filter], (...page) => listExams(kind, filter, ...page), pageSize),
    networkMode,
  }),
  paper: (id: number) =>
    queryOptions({ queryKey: ['exam', 'paper', id], queryFn: ({ signal }) => getPaper(id, signal) }),
  mockPaper: (id: number) =>
    queryOptions({ queryKey: ['exam', 'mockPaper', id], queryFn: ({ signal }) => getMockPaper(id, signal) }),
  practice: (id: number) =>
    queryOptions({ queryKey: ['exam', 'practice', id], queryFn: ({ signal }) => getPractice(id, signal), networkMode }),
}
