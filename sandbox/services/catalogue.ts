/** Courses, chapters and lessons (docs/backend/courses.md#course-shapes). */
import { and, asc, eq, inArray, lte } from 'drizzle-orm'

import { localDT, utcIso } from '../core/dates'
import { found } from '../core/envelope'
import type { PageAsk } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { absoluteHtml, coverPath } from '../core/urls'
import type { RequestContext } from '../core/context'
import { attachments, categories, chapters, courses, videos } from '../db/schema'
import { categoryRefs, countBy, inOrderOf, treeWith } from './lists'
import { type ShelfFilter, shelfOf } from './shelf'

export type Course = typeof courses.$inferSelect
export type Video = typeof videos.$inferSelect

export const coverOf = (context: RequestContext, course: { slug: string }) => context.origin + coverPath(course)

function newerFields({ dialect }: RequestContext, course: Course) {
  if (dialect === 'base') return {}
  return { is_allow_comment: flag(!course.isCommentClosed), is_vip_free: flag(course.isVipFree) }
}

const courseBrief = (context: RequestContext, course: Course) => ({
  id: course.id,
  title: course.title,
  slug: '',
  thumb: coverOf(context, course),
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
  ...newerFields(context, course),
})

export const courseFull = (context: RequestContext, course: Course) => ({
  ...courseBrief(context, course),
  render_desc: absoluteHtml(context.origin, course.descriptionHtml),
})

export const videoBrief = (context: RequestContext, course: Course, video: Video) => ({
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
  ...(context.dialect !== 'base' && { is_allow_comment: flag(!course.isCommentClosed) }),
})

export const courseShelf = shelfOf(courses, {
  title: courses.title,
  tree: categories,
  opensHidden: true,
  scenes: { free: eq(courses.isFree, true), recom: eq(courses.isRecommended, true) },
  popularity: courses.userCount,
})

export const findCourse = courseShelf.find

export interface Lesson {
  video: Video
  course: Course
}

export async function findVideo(context: RequestContext, id: number): Promise<Lesson> {
  const isThis = and(eq(videos.id, id), lte(videos.publishedAt, context.now))
  const video = found(await context.db.query.videos.findFirst({ where: isThis }))
  return { video, course: await findCourse(context, video.courseId) }
}

export const lessonsOf = ({ db, now }: RequestContext, courseId: number) =>
  db.query.videos.findMany({
    where: and(eq(videos.courseId, courseId), lte(videos.publishedAt, now)),
    orderBy: [asc(videos.publishedAt), asc(videos.id)],
  })

export async function outline(context: RequestContext, course: Course) {
  const lessons = await lessonsOf(context, course.id)
  const rows = await context.db.query.chapters.findMany({
    where: eq(chapters.courseId, course.id),
    orderBy: [asc(chapters.id)],
  })
  const groups = new Map<number, ReturnType<typeof videoBrief>[]>()
  for (const lesson of lessons) {
    const group = groups.get(lesson.chapterId) ?? []
    groups.set(lesson.chapterId, [...group, videoBrief(context, course, lesson)])
  }
  return {
    chapters: rows.map(({ id, courseId, title }) => ({ id, course_id: courseId, title })),
    videos: phpMap([...groups]),
  }
}

export const lessonCounts = (context: RequestContext, courseIds: number[]) =>
  countBy(context, videos.courseId, inArray(videos.courseId, courseIds))

const courseCategories = (context: RequestContext) => categoryRefs(context, categories)

/** With every field that a category has. */
export async function categoryRows({ db, now }: RequestContext) {
  const dates = { created_at: utcIso(now), updated_at: utcIso(now), deleted_at: null }
  const present = ({ id, name, parentId, sort }: typeof categories.$inferSelect) => ({
    ...{ id, name, parent_id: parentId, parent_chain: parentId === 0 ? '' : String(parentId), is_show: 1, sort },
    ...dates,
  })
  return new Map((await db.query.categories.findMany()).map((row) => [row.id, present(row)]))
}

export async function listItems(
  context: RequestContext,
  rows: Course[],
  present = courseBrief,
  categoriesOf: (context: RequestContext) => Promise<Map<number, object>> = courseCategories,
) {
  const ids = rows.map(({ id }) => id)
  const counts = await lessonCounts(context, ids)
  const refs = await categoriesOf(context)
  return rows.map((course) => ({
    ...present(context, course),
    videos_count: counts.get(course.id) ?? 0,
    category: orEmpty(refs.get(course.categoryId)),
  }))
}

export async function listCourses(context: RequestContext, filter: ShelfFilter, ask: PageAsk) {
  const { rows, total } = await courseShelf.page(context, filter, ask)
  return { rows: await listItems(context, rows), total }
}

export const categoryTree = (context: RequestContext) =>
  treeWith(
    context,
    categories,
    ({ id, sort, name, parentId }) => ({ id, sort, name, parent_id: parentId }),
    ({ id, name }) => ({ id, name, parent_id: 0 }),
  )

const blockItem = (context: RequestContext, course: Course, refs: Map<number, { id: number; name: string }>) => ({
  id: course.id,
  title: course.title,
  thumb: coverOf(context, course),
  charge: course.charge,
  user_count: course.userCount,
  short_description: course.shortDescription,
  published_at: localDT(course.publishedAt),
  category_id: course.categoryId,
  is_rec: flag(course.isRecommended),
  is_free: flag(course.isFree),
  created_at: utcIso(course.createdAt),
  category: refs.get(course.categoryId) ?? null,
})

export async function courseBlock(context: RequestContext, ids: number[]) {
  const refs = await courseCategories(context)
  return inOrderOf(ids, await courseShelf.rowsOf(context, ids)).map((course) => blockItem(context, course, refs))
}

export async function attachmentBriefs({ db }: RequestContext, courseId: number) {
  const rows = await db.query.attachments.findMany({
    where: eq(attachments.courseId, courseId),
    orderBy: [asc(attachments.id)],
  })
  return rows.map(({ id, name, body, extension }) => ({ id, name, size: Buffer.byteLength(body), extension }))
}
