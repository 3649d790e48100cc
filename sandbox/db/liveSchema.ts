/** Tables of the add-on Zhibo: live courses. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { categoryTable, count, flag, id, label, moment, number, ownerTable, table, words } from './columns'

export const liveCategories = categoryTable('live_categories')

export const liveTeachers = sqliteTable('live_teachers', {
  id: id(),
  name: label(),
  shortDescription: words(),
})

export const liveCourses = table('live_courses', {
  id: id(),
  /** Names the cover picture. */
  slug: label(),
  title: label(),
  categoryId: count(),
  teacherId: count(),
  /** 0 = no assistant. */
  assistantId: count(),
  charge: count(),
  isVipFree: flag(),
  isHidden: flag(),
  shortDescription: words(),
  descriptionHtml: words(),
  userCount: count(),
  publishedAt: moment(),
  deletedAt: integer(),
}).with((t) => [index('live_courses_published').on(t.publishedAt)])

export const liveChapters = table('live_chapters', {
  id: id(),
  courseId: number(),
  name: label(),
  sort: count(),
}).with((t) => [index('live_chapters_course').on(t.courseId)])

export const liveLessons = table('live_lessons', {
  id: id(),
  courseId: number(),
  /** 0 = outside any chapter. */
  chapterId: count(),
  title: label(),
  startsAt: moment(),
  /** Planned length. A member who watches this long has learned the lesson. */
  estimateSec: number(),
  /** The teacher's choice: 0 ahead, 1 on air, 2 over. Null = the clock decides. */
  status: integer(),
  /** The recording after the lesson: ready, preparing or none. */
  recording: label(),
  /** True = the teacher has muted everybody. */
  isMuted: flag(),
  /** What the teacher's camera sends while on air: on, delayed, stalled, cut or ended. */
  stream: text().notNull().default('on'),
  streamAt: count(),
}).with((t) => [index('live_lessons_course').on(t.courseId)])

export const liveAttachments = table('live_attachments', {
  id: id(),
  lessonId: number(),
  name: label(),
  extension: label(),
  body: label(),
  createdAt: moment(),
}).with((t) => [index('live_attachments_lesson').on(t.lessonId)])

export const liveOwners = ownerTable('live_owners', 'course_id')

export const liveRecords = table('live_records', {
  memberId: number(),
  courseId: number(),
  lessonId: number(),
  watchedSec: count(),
  positionSec: count(),
  seenAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.lessonId] })])

export const liveMessages = table('live_messages', {
  id: id(),
  lessonId: number(),
  /** 0 = a speaker without an account here: a teacher, an assistant, a robot. */
  memberId: count(),
  nickName: label(),
  role: label(),
  content: label(),
  /** Position of the writer's player. */
  playedSec: count(),
  createdAt: moment(),
  deletedAt: integer(),
}).with((t) => [index('live_messages_lesson').on(t.lessonId)])

/** Members who may not speak in a room. */
export const liveMutes = table('live_mutes', {
  lessonId: number(),
  memberId: number(),
}).with((t) => [primaryKey({ columns: [t.lessonId, t.memberId] })])

/** Rounds in which the teacher asks everybody to sign in. */
export const liveRounds = table('live_rounds', {
  id: id(),
  lessonId: number(),
  endsAt: moment(),
  closedAt: integer(),
  createdAt: moment(),
}).with((t) => [index('live_rounds_lesson').on(t.lessonId)])

export const liveSignIns = table('live_sign_ins', {
  roundId: number(),
  memberId: number(),
  createdAt: moment(),
}).with((t) => [primaryKey({ columns: [t.roundId, t.memberId] })])
