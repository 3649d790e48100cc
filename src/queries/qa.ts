import { queryOptions } from '@tanstack/react-query'

import {
  getQuestion,
  getQuestionForm,
  getRewardRule,
  listAnswerComments,
  listMyAnswers,
  listMyQuestions,
  listQuestionCategories,
  listQuestions,
  type QuestionFilter,
} from '@/api/qa'
import { coursePageSize, pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const qaQueries = {
  /** Every list of questions and answers: stale once something was written. */
  lists: () => ['qa', 'list'],
  list: (filter: QuestionFilter) =>
    pagedQuery(['qa', 'list', filter], (page, signal) => listQuestions(filter, page, coursePageSize, signal)),
  myQuestions: () =>
    pagedQuery(['qa', 'list', 'myQuestions'], (page, signal) => listMyQuestions(page, pageSize, signal)),
  myAnswers: () => pagedQuery(['qa', 'list', 'myAnswers'], (page, signal) => listMyAnswers(page, pageSize, signal)),
  detail: (id: number) =>
    queryOptions({ queryKey: ['qa', 'detail', id], queryFn: ({ signal }) => getQuestion(id, signal) }),
  comments: (answerId: number) =>
    pagedQuery(['qa', 'comments', answerId], (page, signal) => listAnswerComments(answerId, page, pageSize, signal)),
  categories: () =>
    queryOptions({ queryKey: ['qa', 'categories'], queryFn: ({ signal }) => listQuestionCategories(signal) }),
  rewardRule: () => queryOptions({ queryKey: ['qa', 'rewardRule'], queryFn: ({ signal }) => getRewardRule(signal) }),
  /** What is edited is read once, and anew each time. */
  form: (id: number) =>
    queryOptions({
      queryKey: ['qa', 'form', id],
      queryFn: ({ signal }) => getQuestionForm(id, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}
