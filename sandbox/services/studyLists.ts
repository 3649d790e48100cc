/** The study lists: bought, learned, collected (docs/backend/members.md#study-lists). */
import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT, maybe, utcIso } from '../core/dates'
import { found } from '../core/envelope'
import { type PageAsk, pageOf, presented } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { courseOwners, courseRecords, courses, likes, videoRecords, videos } from '../db/schema'
import { courseFull, courseShelf, coverOf, lessonCounts, listItems, type Course } from './catalogue'
import { finishedCounts, presentProgress } from './progress'
import { ownedIds, ownedPage } from './access'

type CourseRecord = typeof courseRecords.$inferSelect

const presentRecord = (row: CourseRecord) => ({
  id: row.id,
  course_id: row.courseId,
  user_id: row.memberId,
  is_watched: flag(row.watchedAt !== null),
  watched_at: maybe(row.watchedAt, localDT),
  progress: row.progress,
  created_at: utcIso(row.createdAt),
  updated_at: utcIso(row.updatedAt),
})

/** What study lists say about a course, by its id. A course that was taken down is `[]`. */
async function studyFacts(context: RequestContext, member: Member, courseIds: number[]) {
  const { db } = context
  const live = await courseShelf.rowsOf(context, courseIds)
  const counts = await lessonCounts(context, courseIds)
  const finished = await finishedCounts(context, member, courseIds)
  const ownRecords = and(eq(courseRecords.memberId, member.id), inArray(courseRecords.courseId, courseIds))
  const records = await db.query.courseRecords.findMany({ where: ownRecords })
  const ownViews = and(eq(videoRecords.memberId, member.id), inArray(videoRecords.courseId, courseIds))
  const views = await db.query.videoRecords.findMany({
    where: ownViews,
    orderBy: [desc(videoRecords.updatedAt), desc(videoRecords.id)],
  })

  const viewed = views.map(({ videoId }) => videoId)
  const lessons = await db.query.videos.findMany({ where: inArray(videos.id, viewed) })
  const presentView = (row: (typeof views)[number]) => {
    const lesson = lessons.find(({ id }) => id === row.videoId)
    const { id, title, duration, publishedAt } = found(lesson)
    return { ...presentProgress(row, localDT), video: { id, title, duration, published_at: localDT(publishedAt) } }
  }

  const brief = (course: Course) => ({
    id: course.id,
    title: course.title,
    thumb: coverOf(context, course),
    charge: course.charge,
    videos_count: counts.get(course.id) ?? 0,
  })
  return (courseId: number) => {
    const course = live.find(({ id }) => id === courseId)
    const record = records.find((row) => row.courseId === courseId)
    const last = views.find((row) => row.courseId === courseId)
    return {
      learned_count: finished.get(courseId) ?? 0,
      watch_record: orEmpty(record && presentRecord(record)),
      last_view_video: orEmpty(last && presentView(last)),
      course: orEmpty(course && brief(course)),
    }
  }
}

export async function boughtList(context: RequestContext, member: Member, ask: PageAsk) {
  const page = await ownedPage(context, courseOwners, member, ask)
  const ids = page.rows.map(({ targetId }) => targetId)
  const facts = await studyFacts(context, member, ids)
  return presented(page, (row) => ({
    course_id: row.targetId,
    user_id: row.memberId,
    charge: row.charge,
    created_at: localDT(row.createdAt),
    ...facts(row.targetId),
  }))
}

export async function learnedList(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(courseRecords.memberId, member.id)
  const order = [desc(courseRecords.updatedAt), desc(courseRecords.id)]
  const page = await pageOf(context, courseRecords, own, order, ask)
  const ids = page.rows.map((row) => row.courseId)
  const facts = await studyFacts(context, member, ids)
  const bought = await ownedIds(context, courseOwners, member)
  return presented(page, (row) => {
    const { learned_count, last_view_video, course } = facts(row.courseId)
    const isSubscribed = flag(bought.has(row.courseId))
    return { ...presentRecord(row), learned_count, is_subscribe: isSubscribed, last_view_video, course }
  })
}

export async function likedList(context: RequestContext, member: Member, ask: PageAsk) {
  const own = and(eq(likes.memberId, member.id), eq(likes.kind, 'vod'))
  const order = [desc(likes.createdAt), desc(likes.targetId)]
  const page = await pageOf(context, likes, own, order, ask)
  const ids = page.rows.map(({ targetId }) => targetId)
  const facts = await studyFacts(context, member, ids)
  return presented(page, (row) => ({
    course_id: row.targetId,
    user_id: row.memberId,
    created_at: utcIso(row.createdAt),
    ...facts(row.targetId),
  }))
}

/** The old list: whole courses by publish date, without those that were taken down. */
export async function oldBoughtList(context: RequestContext, member: Member, ask: PageAsk) {
  const ids = [...(await ownedIds(context, courseOwners, member))]
  const where = and(inArray(courses.id, ids), ...courseShelf.isReadable(context))
  const { rows, total } = await pageOf(context, courses, where, [desc(courses.publishedAt)], ask)
  return { rows: await listItems(context, rows, courseFull), total }
}
