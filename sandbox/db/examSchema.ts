/** Tables of the Paper add-on: papers, mock papers and practices. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { categoryTable, count, flag, id, label, moment, number, table, words } from './columns'

/** Papers, mock papers and practices share one tree. */
export const examCategories = categoryTable('exam_categories')

export const questionCategories = categoryTable('question_categories')

/** A question without parts, or one part of a compound question. Its fields mean the same as in the table below. */
export interface QuestionPart {
  type: number
  score: number
  content: string
  options: string[]
  answer: string
  remark: string
}

export const questions = table('questions', {
  id: id(),
  categoryId: count(),
  /** 1 single, 2 multiple, 3 blanks, 4 essay, 5 judge, 6 compound. */
  type: number(),
  /** Full marks. */
  score: count(),
  /** HTML. A compound question has its stem here. */
  content: label(),
  /** Types 1 and 2: HTML of each option. */
  options: text({ mode: 'json' }).$type<string[]>().notNull(),
  /** The form on the wire (docs/backend/exams.md#question-types). */
  answer: words(),
  /** HTML; empty = no explanation. */
  remark: words(),
  parts: text({ mode: 'json' }).$type<QuestionPart[]>().notNull().default([]),
}).with((t) => [index('questions_category').on(t.categoryId)])

export const papers = sqliteTable('papers', {
  id: id(),
  title: label(),
  categoryId: count(),
  passScore: count(),
  expiredMinutes: count(),
  /** 0 = no limit. */
  tryTimes: count(),
  charge: count(),
  isVipFree: flag(),
  isInvite: flag(),
  isSkipMark: flag(),
  /** Owners of any of these recorded courses may enter. */
  requiredCourses: text({ mode: 'json' }).$type<number[]>().notNull(),
  createdAt: moment(),
})

export const paperQuestions = table('paper_questions', { paperId: number(), questionId: number(), sort: count() }).with(
  (t) => [primaryKey({ columns: [t.paperId, t.questionId] })],
)

/** How a mock paper draws its questions, in the form on the wire (docs/backend/exams.md#mock-shapes). */
export interface MockRule {
  category_ids: number[]
  num: Record<'choice' | 'select' | 'input' | 'qa' | 'judge' | 'cap', number>
}

export const mockPapers = sqliteTable('mock_papers', {
  id: id(),
  title: label(),
  categoryId: count(),
  passScore: count(),
  expiredMinutes: count(),
  charge: count(),
  isVipFree: flag(),
  isInvite: flag(),
  rule: text({ mode: 'json' }).$type<MockRule>().notNull(),
  createdAt: moment(),
})

export const practices = sqliteTable('practices', {
  id: id(),
  name: label(),
  categoryId: count(),
  charge: count(),
  isVipFree: flag(),
  createdAt: moment(),
})

export const practiceChapters = table('practice_chapters', {
  id: id(),
  practiceId: number(),
  name: label(),
  sort: count(),
}).with((t) => [index('practice_chapters_practice').on(t.practiceId)])

export const practiceQuestions = table('practice_questions', {
  practiceId: number(),
  chapterId: number(),
  questionId: number(),
  sort: count(),
}).with((t) => [primaryKey({ columns: [t.chapterId, t.questionId] })])

/** `kind` is paper, mock or practice. */
export const examOwners = table('exam_owners', {
  memberId: number(),
  kind: label(),
  targetId: number(),
  /** True = an administrator added the member; nothing was bought. */
  isInvited: flag(),
  charge: count(),
  createdAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.kind, t.targetId] })])

/**
 * Attempts; `kind` is paper or mock, `status` that kind's number (docs/backend/exams.md#paper-and-attempt-shapes,
 * #mock-shapes).
 */
export const examAttempts = table('exam_attempts', {
  id: id(),
  memberId: number(),
  kind: label(),
  targetId: number(),
  status: number(),
  /** Marks won, and the most there are. `score` is 0 until the attempt is marked. */
  score: count(),
  totalScore: count(),
  startedAt: moment(),
  deadlineAt: moment(),
  /** Null while the attempt runs. */
  submittedAt: integer(),
}).with((t) => [index('exam_attempts_own').on(t.memberId, t.kind, t.targetId)])

/** The questions of an attempt, chosen when it begins. */
export const attemptQuestions = table('attempt_questions', {
  id: id(),
  attemptId: number(),
  questionId: number(),
  sort: count(),
}).with((t) => [index('attempt_questions_attempt').on(t.attemptId)])

export const attemptAnswers = table('attempt_answers', {
  /** The row in `attempt_questions`. */
  rowId: number(),
  /** Index of a compound question's part; -1 = the question itself. */
  part: number(),
  /** The form of `answer_content`; empty = withdrawn. */
  answer: words(),
  /** Addresses of an essay's pictures. */
  images: text({ mode: 'json' }).$type<string[]>().notNull(),
  /** The teacher's marks for an essay; null = not marked. */
  mark: integer(),
  savedAt: moment(),
}).with((t) => [primaryKey({ columns: [t.rowId, t.part] })])

/** Questions that a member has practised. Practice 0 = the wrong-answer book and the collection. */
export const practiceAnswers = table('practice_answers', {
  memberId: number(),
  practiceId: number(),
  questionId: number(),
  /** The last answer, in the form on the wire. */
  answer: text({ mode: 'json' }).$type<unknown>(),
  savedAt: count(),
  /** Moment of the first answer. */
  answeredAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.practiceId, t.questionId] })])

/** `kind` is wrong or collected. */
export const questionMarks = table('question_marks', {
  memberId: number(),
  kind: label(),
  questionId: number(),
  createdAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.kind, t.questionId] })])
