import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { type ExamFilter, type ExamKind, getExamStats, listExams, listMyExams } from '@/api/exam'
import { getMockPaper } from '@/api/mockPaper'
import { getPaper } from '@/api/paper'
import { getPractice } from '@/api/practice'
import { pageSize } from '@/config/limits'

export const examQueries = {
  all: () => ['exam'] as const,
  stats: () => queryOptions({ queryKey: ['exam', 'stats'], queryFn: ({ signal }) => getExamStats(signal) }),
  list: (kind: ExamKind, filter: ExamFilter) =>
    infiniteQueryOptions({
      queryKey: ['exam', 'list', kind, filter],
      queryFn: ({ pageParam, signal }) => listExams(kind, filter, pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  paper: (id: number) =>
    queryOptions({ queryKey: ['exam', 'paper', id], queryFn: ({ signal }) => getPaper(id, signal) }),
  mockPaper: (id: number) =>
    queryOptions({ queryKey: ['exam', 'mockPaper', id], queryFn: ({ signal }) => getMockPaper(id, signal) }),
  practice: (id: number) =>
    queryOptions({ queryKey: ['exam', 'practice', id], queryFn: ({ signal }) => getPractice(id, signal) }),
}

export const studyExamQueries = {
  list: (kind: ExamKind) =>
    infiniteQueryOptions({
      queryKey: ['study', 'exam', kind],
      queryFn: ({ pageParam, signal }) => listMyExams(kind, pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
