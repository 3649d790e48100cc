/** Tables of the Paper add-on: papers, mock papers and practices. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { count, flag, id, moment, words } from './columns'

/** One tree for papers, mock papers and practices. */
export const examCategories = sqliteTable('exam_categories', {
  id: id(),
  parentId: count(),
  name: text().notNull(),
  sort: count(),
})

/** Questions have a tree of their own. */
export const questionCategories = sqliteTable('question_categories', {
  id: id(),
  parentId: count(),
  name: text().notNull(),
  sort: count(),
})

export const questions = sqliteTable(
  'questions',
  {
    id: id(),
    categoryId: count(),
    /** 1 single, 2 multiple, 3 blanks, 4 essay, 5 judge, 6 compound. */
    type: integer().notNull(),
    /** Full marks. */
    score: count(),
    /** HTML; of a compound question JSON: `{ header, questions }`. */
    content: text().notNull(),
    /** Types 1 and 2: HTML of each option. */
    options: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** As the contract sends it (exam 3.3). */
    answer: words(),
    /** HTML; empty = no explanation. */
    remark: words(),
  },
  (t) => [index('questions_category').on(t.categoryId)],
)

export const papers = sqliteTable('papers', {
  id: id(),
  title: text().notNull(),
  categoryId: count(),
  passScore: count(),
  expiredMinutes: count(),
  /** 0 = no limit. */
  tryTimes: count(),
  charge: count(),
  isVipFree: flag(),
  isInvite: flag(),
  isSkipMark: flag(),
  /** Owning any of these recorded courses opens it. */
  requiredCourses: text({ mode: 'json' }).$type<number[]>().notNull(),
  createdAt: moment(),
})

export const paperQuestions = sqliteTable(
  'paper_questions',
  { paperId: integer().notNull(), questionId: integer().notNull(), sort: count() },
  (t) => [primaryKey({ columns: [t.paperId, t.questionId] })],
)

/** How a mock paper draws its questions, as the contract sends it (exam 4.3). */
export interface MockRule {
  category_ids: number[]
  num: Record<'choice' | 'select' | 'input' | 'qa' | 'judge' | 'cap', number>
}

export const mockPapers = sqliteTable('mock_papers', {
  id: id(),
  title: text().notNull(),
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
  name: text().notNull(),
  categoryId: count(),
  charge: count(),
  isVipFree: flag(),
  createdAt: moment(),
})

export const practiceChapters = sqliteTable(
  'practice_chapters',
  { id: id(), practiceId: integer().notNull(), name: text().notNull(), sort: count() },
  (t) => [index('practice_chapters_practice').on(t.practiceId)],
)

export const practiceQuestions = sqliteTable(
  'practice_questions',
  {
    practiceId: integer().notNull(),
    chapterId: integer().notNull(),
    questionId: integer().notNull(),
    sort: count(),
  },
  (t) => [primaryKey({ columns: [t.chapterId, t.questionId] })],
)

/** `kind` is paper, mock or practice. */
export const examOwners = sqliteTable(
  'exam_owners',
  {
    memberId: integer().notNull(),
    kind: text().notNull(),
    targetId: integer().notNull(),
    /** Added by an administrator instead of bought. */
    isInvited: flag(),
    charge: count(),
    createdAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.targetId] })],
)

/** Sittings; `kind` is paper or mock, `status` that kind's number (exam 4.2, 4.3). */
export const examSittings = sqliteTable(
  'exam_sittings',
  {
    id: id(),
    memberId: integer().notNull(),
    kind: text().notNull(),
    targetId: integer().notNull(),
    status: integer().notNull(),
    /** Marks won, and of how many. */
    score: count(),
    totalScore: count(),
    startedAt: moment(),
    deadlineAt: moment(),
    submittedAt: integer(),
  },
  (t) => [index('exam_sittings_own').on(t.memberId, t.kind, t.targetId)],
)

/** Questions of a practice that a member has answered. */
export const practiceAnswers = sqliteTable(
  'practice_answers',
  {
    memberId: integer().notNull(),
    practiceId: integer().notNull(),
    chapterId: integer().notNull(),
    questionId: integer().notNull(),
    answeredAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.practiceId, t.questionId] })],
)

/** `kind` is wrong or collected. */
export const questionMarks = sqliteTable(
  'question_marks',
  {
    memberId: integer().notNull(),
    kind: text().notNull(),
    questionId: integer().notNull(),
    createdAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.questionId] })],
)
