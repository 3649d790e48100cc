import { queryOptions } from '@tanstack/react-query'

import {
  adoptAnswer,
  createAnswer,
  createAnswerComment,
  createQuestion,
  getQuestion,
  getQuestionForm,
  getRewardRule,
  listAnswerComments,
  listMyAnswers,
  listMyQuestions,
  listQuestionCategories,
  listQuestions,
  type QuestionDraft,
  type QuestionFilter,
  removeAnswer,
  removeQuestion,
  type TextDraft,
  toggleVote,
  updateQuestion,
  type VoteTarget,
} from '@/api/qa'
import { coursePageSize, pageSize } from '@/config/limits'
import { isDeleted } from '@/http/apiError'
import { comparable } from '@/lib/sameWords'

import { type Creation, type Mark, type Mutation, showChange } from './mutation'
import { pagedQuery } from './paged'
import { isVoted, withAdopted, withVote } from './qaChanges'

export const qaQueries = {
  /** Every list of questions and answers. A write makes them all stale. */
  lists: () => ['qa', 'list'],
  list: (filter: QuestionFilter) =>
    pagedQuery(['qa', 'list', filter], (...page) => listQuestions(filter, ...page), coursePageSize),
  myQuestions: () => pagedQuery(['qa', 'list', 'myQuestions'], listMyQuestions, pageSize),
  myAnswers: () => pagedQuery(['qa', 'list', 'myAnswers'], listMyAnswers, pageSize),
  detail: (id: number) =>
    queryOptions({ queryKey: ['qa', 'detail', id], queryFn: ({ signal }) => getQuestion(id, signal) }),
  comments: (answerId: number) =>
    pagedQuery(['qa', 'comments', answerId], (...page) => listAnswerComments(answerId, ...page), pageSize),
  categories: () =>
    queryOptions({ queryKey: ['qa', 'categories'], queryFn: ({ signal }) => listQuestionCategories(signal) }),
  rewardRule: () => queryOptions({ queryKey: ['qa', 'rewardRule'], queryFn: ({ signal }) => getRewardRule(signal) }),
  /** Read anew for each editing, and not again during it. */
  form: (id: number) =>
    queryOptions({
      queryKey: ['qa', 'form', id],
      queryFn: ({ signal }) => getQuestionForm(id, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}

interface NewAnswer extends TextDraft {
  questionId: number
}

interface NewComment {
  answerId: number
  /** Undefined = the page's address does not have it. */
  questionId: number | undefined
  text: string
  /** 0 = the comment is about the answer itself. */
  replyUserId: number
}

interface AnswerOf {
  questionId: number
  answerId: number
}

const question = (id: number) => qaQueries.detail(id).queryKey

interface NewQuestion {
  draft: QuestionDraft
  reward: number
  /** Where it is asked, with a draft of its own; '' = nowhere special. */
  place: string
}

const ask: Creation<NewQuestion, number> = {
  call: ({ draft, reward }) => createQuestion(draft, reward),
  outdated: () => [qaQueries.lists()],
  // The reward left the account.
  changesMember: ({ reward }) => reward > 0,
  findMine: {
    place: ({ place }) => (place ? `question:${place}` : 'question'),
    words: ({ draft }) => comparable(draft.title),
    sent: ({ draft, reward }) => ({ draft, reward }),
    async newest() {
      const { items } = await listMyQuestions(1, pageSize)
      return items.map(({ id, title, createdAt }) => ({ id, words: comparable(title), createdAt, answer: id }))
    },
  },
}

const edit: Mutation<{ id: number; draft: QuestionDraft }, void> = {
  call: ({ id, draft }) => updateQuestion(id, draft),
  outdated: ({ id }) => [qaQueries.lists(), question(id)],
}

const remove: Mutation<number, void> = {
  // A call whose answer was lost may have removed it.
  call: (id) =>
    removeQuestion(id).catch((error: unknown) => {
      if (!isDeleted(error)) throw error
    }),
  // A deleted question is not asked for again.
  outdated: (id, done) => [qaQueries.lists(), ...(done ? [] : [question(id)])],
  // Its reward comes back.
  changesMember: () => true,
}

const answer: Creation<NewAnswer, void> = {
  call: ({ questionId, ...draft }) => createAnswer(questionId, draft),
  outdated: ({ questionId }) => [qaQueries.lists(), question(questionId)],
  findMine: {
    place: ({ questionId }) => `answer:${questionId}`,
    words: ({ text }) => comparable(text),
    async newest({ questionId }) {
      const { items } = await listMyAnswers(1, pageSize)
      return items.map(({ id, text, createdAt, ...mine }) => ({
        ...{ id, createdAt, answer: undefined },
        words: mine.questionId === questionId ? comparable(text) : null,
      }))
    },
  },
}

/** Solves the question, and shows that at once. */
const adopt: Mutation<AnswerOf & { reward: number }, void> = {
  call: ({ questionId, answerId }) => adoptAnswer(questionId, answerId),
  shownAtOnce: (client, { questionId, answerId }) =>
    showChange(client, question(questionId), (detail) => withAdopted(detail, answerId)),
  outdated: ({ questionId }) => [qaQueries.lists(), question(questionId)],
}

const removeMyAnswer: Mutation<AnswerOf, void> = {
  call: ({ answerId }) => removeAnswer(answerId),
  outdated: ({ questionId }) => [qaQueries.lists(), question(questionId)],
}

const comment: Creation<NewComment, void> = {
  call: ({ answerId, text, replyUserId }) => createAnswerComment(answerId, text, replyUserId),
  outdated: ({ answerId, questionId }) => [
    qaQueries.comments(answerId).queryKey,
    ...(questionId === undefined ? [] : [question(questionId)]),
  ],
  findMine: {
    place: ({ answerId, replyUserId }) => `answerComment:${answerId}:${replyUserId}`,
    words: ({ text }) => comparable(text),
    async newest({ answerId }, me) {
      if (!me) return null
      const { items } = await listAnswerComments(answerId, 1, pageSize)
      return items.map(({ id, text, createdAt, authorId, author }) => ({
        ...{ id, createdAt, answer: undefined },
        words: (authorId > 0 ? authorId === me.id : author === me.nickname) ? comparable(text) : null,
      }))
    },
  },
}

const vote = (questionId: number, target: VoteTarget, id: number): Mark => ({
  queryKey: question(questionId),
  isOn: (client) => isVoted(client.getQueryData(question(questionId)), target, id),
  call: (flipped) => toggleVote(target, id, flipped),
  shownAtOnce: (client, isOn) =>
    showChange(client, question(questionId), (detail) => withVote(detail, target, id, isOn)),
})

export const qaMutations = { ask, edit, remove, answer, adopt, removeAnswer: removeMyAnswer, comment, vote }
