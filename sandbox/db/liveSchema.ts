/** Tables of the add-on Zhibo: live courses. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { count, flag, id, moment, words } from './columns'

export const liveCategories = sqliteTable('live_categories', {
  id: id(),
  parentId: count(),
  name: text().notNull(),
  sort: count(),
})

export const liveTeachers = sqliteTable('live_teachers', {
  id: id(),
  name: text().notNull(),
  shortDescription: words(),
})

export const liveCourses = sqliteTable(
  'live_courses',
  {
    id: id(),
    /** Seed of the cover art. */
    slug: text().notNull(),
    title: text().notNull(),
    categoryId: count(),
    teacherId: count(),
    /** 0 = the teacher is alone. */
    assistantId: count(),
    charge: count(),
    isVipFree: flag(),
    isHidden: flag(),
    shortDescription: words(),
    descriptionHtml: words(),
    userCount: count(),
    publishedAt: moment(),
    deletedAt: integer(),
  },
  (t) => [index('live_courses_published').on(t.publishedAt)],
)

export const liveChapters = sqliteTable(
  'live_chapters',
  { id: id(), courseId: integer().notNull(), name: text().notNull(), sort: count() },
  (t) => [index('live_chapters_course').on(t.courseId)],
)

export const liveLessons = sqliteTable(
  'live_lessons',
  {
    id: id(),
    courseId: integer().notNull(),
    /** 0 = outside any chapter. */
    chapterId: count(),
    title: text().notNull(),
    startsAt: moment(),
    /** Planned length; watching longer counts as learned. */
    estimateSec: integer().notNull(),
    /** As the teacher has set it: 0 ahead, 1 on air, 2 over. Null = a punctual one, who goes by the clock. */
    status: integer(),
    /** What is left when it is over: ready, preparing or none. */
    recording: text().notNull(),
  },
  (t) => [index('live_lessons_course').on(t.courseId)],
)

/** Courseware, lesson by lesson. */
export const liveAttachments = sqliteTable(
  'live_attachments',
  {
    id: id(),
    lessonId: integer().notNull(),
    name: text().notNull(),
    extension: text().notNull(),
    body: text().notNull(),
    createdAt: moment(),
  },
  (t) => [index('live_attachments_lesson').on(t.lessonId)],
)

export const liveOwners = sqliteTable(
  'live_owners',
  { memberId: integer().notNull(), courseId: integer().notNull(), charge: count(), createdAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.courseId] })],
)

/** How much of a lesson a member has watched. */
export const liveRecords = sqliteTable(
  'live_records',
  {
    memberId: integer().notNull(),
    courseId: integer().notNull(),
    lessonId: integer().notNull(),
    watchedSec: count(),
    seenAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.lessonId] })],
)
