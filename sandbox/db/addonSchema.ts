/** Tables of the add-ons: MeeduTopics (articles), LearnPaths (learning paths), MeeduBooks (e-books). */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { count, flag, id, moment, words } from './columns'

export const topicCategories = sqliteTable('topic_categories', {
  id: id(),
  name: text().notNull(),
  sort: count(),
})

export const topics = sqliteTable(
  'topics',
  {
    id: id(),
    /** Seed of the cover art. */
    slug: text().notNull(),
    title: text().notNull(),
    categoryId: count(),
    charge: count(),
    isVipFree: flag(),
    isNeedLogin: flag(),
    isHidden: flag(),
    summary: words(),
    /** What everybody may read of a paid article; empty for a free one. */
    freeHtml: words(),
    html: words(),
    viewTimes: count(),
    voteCount: count(),
    userCount: count(),
    publishedAt: moment(),
  },
  (t) => [index('topics_published').on(t.publishedAt)],
)

export const topicOwners = sqliteTable(
  'topic_owners',
  { memberId: integer().notNull(), topicId: integer().notNull(), charge: count(), createdAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.topicId] })],
)

/** `kind` is vote or collect. */
export const topicMarks = sqliteTable(
  'topic_marks',
  {
    memberId: integer().notNull(),
    kind: text().notNull(),
    topicId: integer().notNull(),
    createdAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.topicId] })],
)

/** When a member read an article last. */
export const topicViews = sqliteTable(
  'topic_views',
  { memberId: integer().notNull(), topicId: integer().notNull(), seenAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.topicId] })],
)

export const pathCategories = sqliteTable('path_categories', {
  id: id(),
  parentId: count(),
  name: text().notNull(),
  sort: count(),
})

export const paths = sqliteTable(
  'paths',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    categoryId: count(),
    charge: count(),
    /** What its parts cost one by one. */
    originalCharge: count(),
    description: words(),
    isHidden: flag(),
    publishedAt: moment(),
  },
  (t) => [index('paths_published').on(t.publishedAt)],
)

export const pathSteps = sqliteTable(
  'path_steps',
  {
    id: id(),
    pathId: integer().notNull(),
    sort: count(),
    name: text().notNull(),
    description: words(),
  },
  (t) => [index('path_steps_path').on(t.pathId)],
)

/** What a step is made of, with the words and the price it had when the operator put it there. */
export const pathResources = sqliteTable(
  'path_resources',
  {
    id: id(),
    stepId: integer().notNull(),
    sort: count(),
    type: text().notNull(),
    otherId: integer().notNull(),
    name: text().notNull(),
    /** Path on this server; empty for what has no picture. */
    thumb: words(),
    charge: count(),
  },
  (t) => [index('path_resources_step').on(t.stepId)],
)

export const pathOwners = sqliteTable(
  'path_owners',
  { memberId: integer().notNull(), pathId: integer().notNull(), charge: count(), createdAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.pathId] })],
)

/** MeeduBooks add-on: e-books with chapters and articles. */
export const bookCategories = sqliteTable('book_categories', { id: id(), name: text().notNull(), sort: count() })

export const books = sqliteTable(
  'books',
  {
    id: id(),
    /** Seed of the cover art. */
    slug: text().notNull(),
    name: text().notNull(),
    categoryId: count(),
    charge: count(),
    isVipFree: flag(),
    isHidden: flag(),
    shortDescription: words(),
    descriptionHtml: words(),
    viewCount: count(),
    userCount: count(),
    publishedAt: moment(),
    deletedAt: integer(),
  },
  (t) => [index('books_published').on(t.publishedAt)],
)

export const bookChapters = sqliteTable(
  'book_chapters',
  { id: id(), bookId: integer().notNull(), name: text().notNull(), sort: count() },
  (t) => [index('book_chapters_book').on(t.bookId)],
)

export const bookArticles = sqliteTable(
  'book_articles',
  {
    id: id(),
    bookId: integer().notNull(),
    /** 0 = outside any chapter. */
    chapterId: count(),
    title: text().notNull(),
    isTrial: flag(),
    html: text().notNull(),
    publishedAt: moment(),
  },
  (t) => [index('book_articles_book').on(t.bookId)],
)

export const bookOwners = sqliteTable(
  'book_owners',
  { memberId: integer().notNull(), bookId: integer().notNull(), charge: count(), createdAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.bookId] })],
)

/** Where a member has read last. */
export const bookViews = sqliteTable(
  'book_views',
  {
    id: id(),
    memberId: integer().notNull(),
    bookId: integer().notNull(),
    articleId: integer().notNull(),
    seenAt: moment(),
  },
  (t) => [uniqueIndex('book_views_own').on(t.memberId, t.bookId)],
)
