/** Live courses (docs/backend/live.md#live-course-shapes), and who may attend. */
import { inArray } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import type { PageAsk } from '../core/paging'
import { flag } from '../core/php'
import { absoluteHtml, avatarPath, coverPath } from '../core/urls'
import { liveCategories, liveCourses, liveOwners, liveTeachers } from '../db/schema'
import { mayUse } from './access'
import { courseState, lessonsOf, liveOutline } from './liveLessons'
import { categoryRefs, inOrderOf, treeOf } from './lists'
import { shelfOf } from './shelf'

export type LiveCourse = typeof liveCourses.$inferSelect

export const liveShelf = shelfOf(liveCourses, { title: liveCourses.title, tree: liveCategories })

export const findLive = liveShelf.find

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
  const refs = await categoryRefs(context, liveCategories)
  const teacherOf = await teachersOf(context, courses)
  const ids = courses.map(({ id }) => id)
  const lessons = await lessonsOf(context, ids)
  return courses.map((course) => {
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
      category: refs.get(course.categoryId) ?? null,
      teacher: teacherOf(course.teacherId),
      assistant: teacherOf(course.assistantId),
      join_user_times: course.userCount,
      published_at: localDT(course.publishedAt),
      ...courseState(context, own),
    }
  })
}

export async function listLive(context: RequestContext, categoryId: number, ask: PageAsk) {
  const { rows, total } = await liveShelf.page(context, { categoryId }, ask)
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

export const liveBlock = async (context: RequestContext, ids: number[]) =>
  presentLive(context, inOrderOf(ids, await liveShelf.rowsOf(context, ids)))
