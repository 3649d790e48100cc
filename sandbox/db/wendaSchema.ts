/** Tables of the add-on Wenda: questions of learners and what others answer. */
import { index, integer, primaryKey, text } from 'drizzle-orm/sqlite-core'

import { categoryTable, count, flag, id, label, moment, number, table } from './columns'

export const wendaCategories = categoryTable('wenda_categories')

/** Paths on this server. */
const pictures = () => text({ mode: 'json' }).$type<string[]>().notNull()

export const wendaQuestions = table('wenda_questions', {
  id: id(),
  memberId: number(),
  categoryId: number(),
  title: label(),
  content: label(),
  images: pictures(),
  /** Reward in points, already taken from the asker; 0 = none. */
  credit1: count(),
  viewTimes: count(),
  voteCount: count(),
  isSolved: flag(),
  /** Moment of the newest answer. */
  answeredAt: integer(),
  createdAt: moment(),
}).with((t) => [index('wenda_questions_member').on(t.memberId), index('wenda_questions_created').on(t.createdAt)])

export const wendaAnswers = table('wenda_answers', {
  id: id(),
  questionId: number(),
  memberId: number(),
  content: label(),
  images: pictures(),
  voteCount: count(),
  isCorrect: flag(),
  createdAt: moment(),
}).with((t) => [index('wenda_answers_question').on(t.questionId), index('wenda_answers_member').on(t.memberId)])

export const wendaComments = table('wenda_comments', {
  id: id(),
  answerId: number(),
  memberId: number(),
  /** 0 = the comment is about the answer itself. */
  replyUserId: count(),
  content: label(),
  createdAt: moment(),
}).with((t) => [index('wenda_comments_answer').on(t.answerId)])

/** `type`: 0 question, 1 answer. */
export const wendaVotes = table('wenda_votes', {
  memberId: number(),
  type: number(),
  targetId: number(),
  createdAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.type, t.targetId] })])
