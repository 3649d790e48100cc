/** Tables of the add-ons: MeeduTopics (articles), LearnPaths (learning paths), MeeduBooks (e-books), Snapshot. */
import { index, integer, primaryKey, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { categoryTable, count, flag, id, label, listTable, moment, number, ownerTable, table, words } from './columns'

export const topicCategories = listTable('topic_categories')

export const topics = table('topics', {
  id: id(),
  /** Names the cover picture. */
  slug: label(),
  title: label(),
  categoryId: count(),
  charge: count(),
  isVipFree: flag(),
  isNeedLogin: flag(),
  isHidden: flag(),
  summary: words(),
  /** What everybody may read of a paid article; empty for a free one. */
  freeHtml: words(),
  /** The whole text, or of a paid article the paid part. */
  html: words(),
  viewTimes: count(),
  voteCount: count(),
  userCount: count(),
  publishedAt: moment(),
}).with((t) => [index('topics_published').on(t.publishedAt)])

export const topicOwners = ownerTable('topic_owners', 'topic_id')

/** `kind` is vote or collect. */
export const topicMarks = table('topic_marks', {
  memberId: number(),
  kind: label(),
  topicId: number(),
  createdAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.kind, t.topicId] })])

export const topicViews = table('topic_views', {
  memberId: number(),
  topicId: number(),
  seenAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.topicId] })])

export const pathCategories = categoryTable('path_categories')

export const paths = table('paths', {
  id: id(),
  slug: label(),
  name: label(),
  categoryId: count(),
  charge: count(),
  /** The sum of its parts' prices. */
  originalCharge: count(),
  /** Text or HTML. */
  description: words(),
  isHidden: flag(),
  publishedAt: moment(),
}).with((t) => [index('paths_published').on(t.publishedAt)])

export const pathSteps = table('path_steps', {
  id: id(),
  pathId: number(),
  sort: count(),
  name: label(),
  description: words(),
}).with((t) => [index('path_steps_path').on(t.pathId)])

/** The parts of a step. Name, picture and price are copies from the day when the operator added the part. */
export const pathResources = table('path_resources', {
  id: id(),
  stepId: number(),
  sort: count(),
  type: label(),
  otherId: number(),
  name: label(),
  /** Path on this server; empty for what has no picture. */
  thumb: words(),
  charge: count(),
}).with((t) => [index('path_resources_step').on(t.stepId)])

export const pathOwners = ownerTable('path_owners', 'path_id')

export const bookCategories = listTable('book_categories')

export const books = table('books', {
  id: id(),
  /** Names the cover picture. */
  slug: label(),
  name: label(),
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
}).with((t) => [index('books_published').on(t.publishedAt)])

export const bookChapters = table('book_chapters', {
  id: id(),
  bookId: number(),
  name: label(),
  sort: count(),
}).with((t) => [index('book_chapters_book').on(t.bookId)])

export const bookArticles = table('book_articles', {
  id: id(),
  bookId: number(),
  /** 0 = outside any chapter. */
  chapterId: count(),
  title: label(),
  isTrial: flag(),
  html: label(),
  publishedAt: moment(),
}).with((t) => [index('book_articles_book').on(t.bookId)])

export const bookOwners = ownerTable('book_owners', 'book_id')

export const bookViews = table('book_views', {
  id: id(),
  memberId: number(),
  bookId: number(),
  articleId: number(),
  seenAt: moment(),
}).with((t) => [uniqueIndex('book_views_own').on(t.memberId, t.bookId)])

export const snapshots = table('snapshots', {
  id: id(),
  memberId: number(),
  /** vod (a lesson), live, book, paper or practice. */
  resourceType: label(),
  resourceId: number(),
  /** The second of the lesson when the photograph was taken. */
  durationSec: count(),
  uploadId: number(),
  createdAt: moment(),
}).with((t) => [index('snapshots_resource').on(t.memberId, t.resourceType, t.resourceId)])

export const signIns = table('sign_ins', {
  memberId: number(),
  /** `2024-05-01`, China local. */
  day: label(),
  reward: count(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.day] })])
