/** Courses, chapters and lessons as the contract shapes them (core 3 and 7). */
import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'

import { localDT } from '../core/dates'
import { notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { attachments, categories, chapters, courses, videos } from '../db/schema'

export type Course = typeof courses.$inferSelect
export type Video = typeof videos.$inferSelect

export const coverPath = (course: { slug: string }) => `/sandbox/art/cover/${course.slug}.svg`
export const coverOf = (work: Work, course: { slug: string }) => work.origin + coverPath(course)

/** Fields that only newer releases have. */
function newerFields({ dialect }: Work, course: Course) {
  if (dialect === 'base') return {}
  return { is_allow_comment: flag(!course.isCommentClosed), is_vip_free: flag(course.isVipFree) }
}

export const courseBrief = (work: Work, course: Course) => ({
  id: course.id,
  title: course.title,
  slug: '',
  thumb: coverOf(work, course),
  charge: course.charge,
  short_description: course.shortDescription,
  seo_keywords: '',
  seo_description: '',
  published_at: localDT(course.publishedAt),
  is_rec: flag(course.isRecommended),
  is_show: course.isHidden ? -1 : 1,
  user_count: course.userCount,
  category_id: course.categoryId,
  is_free: flag(course.isFree),
  ...newerFields(work, course),
})

export const courseFull = (work: Work, course: Course) => ({
  ...courseBrief(work, course),
  render_desc: absoluteHtml(work.origin, course.descriptionHtml),
})

export const videoBrief = (work: Work, course: Course, video: Video) => ({
  id: video.id,
  course_id: video.courseId,
  title: video.title,
  slug: '',
  view_num: video.viewCount,
  seo_keywords: '',
  seo_description: '',
  published_at: localDT(video.publishedAt),
  charge: video.charge,
  chapter_id: video.chapterId,
  duration: video.duration,
  is_ban_sell: flag(!video.isSoldAlone),
  free_seconds: video.freeSeconds,
  ban_drag: flag(video.isDragBanned),
  ...(work.dialect === 'head' && { is_allow_comment: flag(!course.isCommentClosed) }),
})

/** Rows that exist and are out. */
export const isPublished = ({ now }: Work): SQL[] => [
  isNull(courses.deletedAt),
  lte(courses.publishedAt, now),
]

/** Also a hidden course may be read by id. */
export async function findCourse(work: Work, id: number): Promise<Course> {
  const [course] = await work.db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), ...isPublished(work)))
  if (!course) throw notFound()
  return course
}

export async function findVideo(work: Work, id: number): Promise<{ video: Video; course: Course }> {
  const [video] = await work.db
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), lte(videos.publishedAt, work.now)))
  if (!video) throw notFound()
  return { video, course: await findCourse(work, video.courseId) }
}

export const lessonsOf = ({ db, now }: Work, courseId: number) =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.courseId, courseId), lte(videos.publishedAt, now)))
    .orderBy(asc(videos.publishedAt), asc(videos.id))

/** Chapters and lessons of a course, the latter grouped by chapter id. */
export async function outline(work: Work, course: Course) {
  const lessons = await lessonsOf(work, course.id)
  const rows = await work.db
    .select()
    .from(chapters)
    .where(eq(chapters.courseId, course.id))
    .orderBy(asc(chapters.id))
  const groups = new Map<number, ReturnType<typeof videoBrief>[]>()
  for (const lesson of lessons) {
    const group = groups.get(lesson.chapterId) ?? []
    groups.set(lesson.chapterId, [...group, videoBrief(work, course, lesson)])
  }
  return {
    chapters: rows.map(({ id, courseId, title }) => ({ id, course_id: courseId, title })),
    videos: phpMap([...groups]),
  }
}

/** Lesson counts by course id. */
export async function lessonCounts({ db }: Work, courseIds: number[]) {
  const rows = await db
    .select({ courseId: videos.courseId, lessons: count() })
    .from(videos)
    .where(inArray(videos.courseId, courseIds))
    .groupBy(videos.courseId)
  return new Map(rows.map(({ courseId, lessons }) => [courseId, lessons]))
}

export async function categoryRefs({ db }: Work) {
  const rows = await db.select().from(categories)
  return new Map(rows.map(({ id, name }) => [id, { id, name }]))
}

/** List items: with lesson count and category. */
export async function listItems<T extends object>(
  work: Work,
  rows: Course[],
  present: (work: Work, course: Course) => T,
) {
  const counts = await lessonCounts(
    work,
    rows.map(({ id }) => id),
  )
  const refs = await categoryRefs(work)
  return rows.map((course) => ({
    ...present(work, course),
    videos_count: counts.get(course.id) ?? 0,
    category: orEmpty(refs.get(course.categoryId)),
  }))
}

export interface CourseFilter {
  /** 0 = all; a parent includes its children. */
  categoryId: number
  /** `free`, `sub` (most buyers first), `recom`; anything else = newest first. */
  scene: string
}

export async function listCourses(work: Work, { categoryId, scene }: CourseFilter, ask: PageAsk) {
  const conditions = [eq(courses.isHidden, false), ...isPublished(work)]
  if (categoryId > 0) conditions.push(inArray(courses.categoryId, await familyOf(work, categoryId)))
  if (scene === 'free') conditions.push(eq(courses.isFree, true))
  if (scene === 'recom') conditions.push(eq(courses.isRecommended, true))
  const newest = [desc(courses.publishedAt), desc(courses.id)]
  const order = scene === 'sub' ? [desc(courses.userCount), ...newest] : newest
  const { limit, offset } = offsetOf(ask)
  const query = work.db
    .select()
    .from(courses)
    .where(and(...conditions))
  const rows = await query
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const total = await work.db.$count(courses, and(...conditions))
  return { rows: await listItems(work, rows, courseBrief), total }
}

async function familyOf({ db }: Work, categoryId: number) {
  const children = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.parentId, categoryId))
  return [categoryId, ...children.map(({ id }) => id)]
}

export async function categoryTree({ db }: Work) {
  const rows = await db.select().from(categories).orderBy(asc(categories.sort))
  const childrenOf = (parentId: number) =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, sort, name }) => ({ id, sort, name, parent_id: parentId }))
  return rows
    .filter((row) => row.parentId === 0)
    .map(({ id, name }) => ({ id, name, parent_id: 0, children: childrenOf(id) }))
}

export async function attachmentBriefs({ db }: Work, courseId: number) {
  const rows = await db
    .select()
    .from(attachments)
    .where(eq(attachments.courseId, courseId))
    .orderBy(asc(attachments.id))
  return rows.map(({ id, name, body, extension }) => ({ id, name, size: Buffer.byteLength(body), extension }))
}
