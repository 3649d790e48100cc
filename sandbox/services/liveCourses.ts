/** Live courses as the contract shapes them (live contract 2, 3.1, 3.2), and selling them (7). */
import { and, asc, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag } from '../core/php'
import { absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { liveCategories, liveCourses, liveOwners, liveTeachers } from '../db/schema'
import { isVip } from './access'
import type { AddonGoods } from './goods'
import { courseState, lessonsOf, liveOutline } from './liveLessons'

export type LiveCourse = typeof liveCourses.$inferSelect

export const liveCoverPath = ({ slug }: { slug: string }) => `/sandbox/art/cover/${slug}.svg`

/** Rows that exist and are out. */
const isOut = ({ now }: Work): SQL[] => [isNull(liveCourses.deletedAt), lte(liveCourses.publishedAt, now)]

/** And that lists may show. */
export const isLiveShown = (work: Work): SQL[] => [eq(liveCourses.isHidden, false), ...isOut(work)]

/** A hidden course does not reach the learner. */
export async function findLive(work: Work, id: number): Promise<LiveCourse> {
  const [course] = await work.db
    .select()
    .from(liveCourses)
    .where(and(eq(liveCourses.id, id), ...isLiveShown(work)))
  if (!course) throw notFound()
  return course
}

export async function ownsLive({ db }: Work, member: Member, courseId: number) {
  const own = and(eq(liveOwners.memberId, member.id), eq(liveOwners.courseId, courseId))
  return (await db.$count(liveOwners, own)) > 0
}

/** Free, bought, or by membership. */
export async function mayAttend(work: Work, member: Member | null, course: LiveCourse) {
  if (course.charge === 0) return true
  if (!member) return false
  return (course.isVipFree && isVip(work, member)) || ownsLive(work, member, course.id)
}

async function teachersOf({ db, origin }: Work, courses: LiveCourse[]) {
  const ids = courses.flatMap(({ teacherId, assistantId }) => [teacherId, assistantId])
  const rows = await db.select().from(liveTeachers).where(inArray(liveTeachers.id, ids))
  return (id: number) => {
    const row = rows.find((teacher) => teacher.id === id)
    if (!row) return null
    const avatar = `${origin}/sandbox/art/avatar/${encodeURIComponent(row.name)}.svg`
    return { id, name: row.name, avatar, short_desc: row.shortDescription }
  }
}

/** Rows of every list, each with its state of this moment. */
export async function presentLive(work: Work, courses: LiveCourse[]) {
  const categories = await work.db.select().from(liveCategories)
  const teacherOf = await teachersOf(work, courses)
  const lessons = await lessonsOf(
    work,
    courses.map(({ id }) => id),
  )
  return courses.map((course) => {
    const category = categories.find(({ id }) => id === course.categoryId)
    const own = lessons.filter(({ courseId }) => courseId === course.id)
    return {
      id: course.id,
      title: course.title,
      thumb: work.origin + liveCoverPath(course),
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
      ...courseState(work, own),
    }
  })
}

/** A category with its children; both levels carry courses. */
async function familyOf({ db }: Work, categoryId: number) {
  const isFamily = or(eq(liveCategories.id, categoryId), eq(liveCategories.parentId, categoryId))
  const rows = await db.select({ id: liveCategories.id }).from(liveCategories).where(isFamily)
  return rows.map(({ id }) => id)
}

async function liveCategoryTree({ db }: Work) {
  const rows = await db.select().from(liveCategories).orderBy(asc(liveCategories.sort))
  const childrenOf = (parentId: number) => rows.filter((row) => row.parentId === parentId)
  return childrenOf(0).map((row) => ({
    ...presentCategory(row),
    children: childrenOf(row.id).map(presentCategory),
  }))
}

const presentCategory = ({ id, name, parentId, sort }: typeof liveCategories.$inferSelect) => ({
  id,
  name,
  parent_id: parentId,
  sort,
})

/** Newest first; `categoryId` 0 = all. */
export async function listLive(work: Work, categoryId: number, ask: PageAsk) {
  const conditions = isLiveShown(work)
  if (categoryId > 0) conditions.push(inArray(liveCourses.categoryId, await familyOf(work, categoryId)))
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(liveCourses)
    .where(and(...conditions))
    .orderBy(desc(liveCourses.publishedAt), desc(liveCourses.id))
    .limit(limit)
    .offset(offset)
  const total = await work.db.$count(liveCourses, and(...conditions))
  return {
    data: { data: await presentLive(work, rows), total },
    categories: await liveCategoryTree(work),
  }
}

export async function liveDetail(work: Work, member: Member | null, id: number) {
  const course = await findLive(work, id)
  const [item] = await presentLive(work, [course])
  return {
    course: { ...item, render_desc: absoluteHtml(work.origin, course.descriptionHtml) },
    ...(await liveOutline(work, id)),
    is_buy: await mayAttend(work, member, course),
  }
}

/** The stored items of a home block as live rows; those taken down fall out. */
export async function liveShelf(work: Work, ids: number[]) {
  const rows = await work.db
    .select()
    .from(liveCourses)
    .where(and(inArray(liveCourses.id, ids), ...isLiveShown(work)))
  const items = await presentLive(work, rows)
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
}

/** Gives the course to a member; a second time changes nothing. */
export async function giveLive({ db, now }: Work, memberId: number, courseId: number, charge: number) {
  const given = await db
    .insert(liveOwners)
    .values({ memberId, courseId, charge, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (given.length === 0) return
  await db
    .update(liveCourses)
    .set({ userCount: sql`${liveCourses.userCount} + 1` })
    .where(eq(liveCourses.id, courseId))
}

export const liveGoods: AddonGoods = {
  async find(work, id) {
    const course = await findLive(work, id)
    return { id, name: course.title, thumb: liveCoverPath(course), charge: course.charge }
  },
  isBought: ownsLive,
  give: giveLive,
}
