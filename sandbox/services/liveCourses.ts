/** Live courses as the platform shapes them (docs/backend/live.md#live-course-shapes), and selling them. */
import { and, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found } from '../core/envelope'
import { type PageAsk, pageOf } from '../core/paging'
import { flag } from '../core/php'
import { absoluteHtml, avatarPath, coverPath } from '../core/urls'
import { liveCategories, liveCourses, liveOwners, liveTeachers } from '../db/schema'
import { mayUse } from './access'
import { courseState, lessonsOf, liveOutline } from './liveLessons'
import { inFamily, inOrderOf, treeOf } from './lists'

export type LiveCourse = typeof liveCourses.$inferSelect

const isOut = ({ now }: RequestContext): SQL[] => [isNull(liveCourses.deletedAt), lte(liveCourses.publishedAt, now)]

/** Hidden courses are in no list. */
export const isLiveShown = (context: RequestContext): SQL[] => [eq(liveCourses.isHidden, false), ...isOut(context)]

/** A hidden course is a 404 for learners. */
export async function findLive(context: RequestContext, id: number): Promise<LiveCourse> {
  const isThis = and(eq(liveCourses.id, id), ...isLiveShown(context))
  return found(await context.db.query.liveCourses.findFirst({ where: isThis }))
}

export const mayAttend = (context: RequestContext, member: Member | null, course: LiveCourse) =>
  mayUse(context, liveOwners, member, course)

async function teachersOf({ db, origin }: RequestContext, courses: LiveCourse[]) {
  const ids = courses.flatMap(({ teacherId, assistantId }) => [teacherId, assistantId])
  const rows = await db.query.liveTeachers.findMany({ where: inArray(liveTeachers.id, ids) })
  return (id: number) => {
    const row = rows.find((teacher) => teacher.id === id)
    if (!row) return null
    return { id, name: row.name, avatar: origin + avatarPath(row.name), short_desc: row.shortDescription }
  }
}

export async function presentLive(context: RequestContext, courses: LiveCourse[]) {
  const categories = await context.db.query.liveCategories.findMany()
  const teacherOf = await teachersOf(context, courses)
  const ids = courses.map(({ id }) => id)
  const lessons = await lessonsOf(context, ids)
  return courses.map((course) => {
    const category = categories.find(({ id }) => id === course.categoryId)
    const own = lessons.filter(({ courseId }) => courseId === course.id)
    return {
      id: course.id,
      title: course.title,
      thumb: context.origin + coverPath(course),
      poster: '',
      charge: course.charge,
      vip_can_view: flag(course.isVipFree),
      short_description: course.shortDescription,
      category_id: course.categoryId,
      category: category ? { id: category.id, name: category.name } : null,
      teacher: teacherOf(course.teacherId),
      assistant: teacherOf(course.assistantId),
      join_user_times: course.userCount,
      published_at: localDT(course.publishedAt),
      ...courseState(context, own),
    }
  })
}

/** Newest first; `categoryId` 0 = all. */
export async function listLive(context: RequestContext, categoryId: number, ask: PageAsk) {
  const conditions = isLiveShown(context)
  if (categoryId > 0) conditions.push(await inFamily(context, liveCourses.categoryId, liveCategories, categoryId))
  const newest = [desc(liveCourses.publishedAt), desc(liveCourses.id)]
  const { rows, total } = await pageOf(context, liveCourses, and(...conditions), newest, ask)
  return {
    data: { data: await presentLive(context, rows), total },
    categories: await treeOf(context, liveCategories),
  }
}

export async function liveDetail(context: RequestContext, member: Member | null, id: number) {
  const course = await findLive(context, id)
  const [item] = await presentLive(context, [course])
  return {
    course: { ...item, render_desc: absoluteHtml(context.origin, course.descriptionHtml) },
    ...(await liveOutline(context, id)),
    is_buy: await mayAttend(context, member, course),
  }
}

/** Live rows in place of the stored items of a home block. What was taken down falls out. */
export async function liveShelf(context: RequestContext, ids: number[]) {
  const rows = await context.db.query.liveCourses.findMany({
    where: and(inArray(liveCourses.id, ids), ...isLiveShown(context)),
  })
  const items = await presentLive(context, rows)
  return inOrderOf(ids, items)
}
