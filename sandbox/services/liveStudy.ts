/** Live courses that a member has bought or watched (docs/backend/live.md#my-live-courses). */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { offsetOf, type PageAsk, presented } from '../core/paging'
import { flag } from '../core/php'
import { liveCourses, liveLessons, liveOwners, liveRecords } from '../db/schema'
import { presentLive } from './liveCourses'
import { ownedIds, ownedPage } from './access'

/** `course` is null after the course was taken down. */
async function studyRows(context: RequestContext, member: Member, courseIds: number[]) {
  const { db } = context
  const rows = await db.query.liveCourses.findMany({
    where: and(inArray(liveCourses.id, courseIds), isNull(liveCourses.deletedAt)),
  })
  const courses = await presentLive(context, rows)
  const records = await db
    .select()
    .from(liveRecords)
    .innerJoin(liveLessons, eq(liveLessons.id, liveRecords.lessonId))
    .where(and(eq(liveRecords.memberId, member.id), inArray(liveRecords.courseId, courseIds)))
    .orderBy(desc(liveRecords.seenAt))
  return (courseId: number, at: number, isBought: boolean) => {
    const own = records.filter((row) => row.live_records.courseId === courseId)
    const learned = own.filter((row) => row.live_records.watchedSec >= row.live_lessons.estimateSec)
    return {
      id: courseId,
      course_id: courseId,
      is_subscribe: flag(isBought),
      created_at: localDT(at),
      learned_count: learned.length,
      video_id: own[0]?.live_lessons.id ?? 0,
      course: courses.find(({ id }) => id === courseId) ?? null,
    }
  }
}

export async function boughtLive(context: RequestContext, member: Member, ask: PageAsk) {
  const page = await ownedPage(context, liveOwners, member, ask)
  const ids = page.rows.map(({ targetId }) => targetId)
  const present = await studyRows(context, member, ids)
  return presented(page, ({ targetId, createdAt }) => present(targetId, createdAt, true))
}

/** One row per course, the last watched first. */
export async function watchedLive(context: RequestContext, member: Member, ask: PageAsk) {
  const records = await context.db.query.liveRecords.findMany({
    where: eq(liveRecords.memberId, member.id),
    orderBy: [desc(liveRecords.seenAt)],
  })
  const latest = records.filter(
    ({ courseId }, index) => records.findIndex((other) => other.courseId === courseId) === index,
  )
  const { limit, offset } = offsetOf(ask)
  const page = latest.slice(offset, offset + limit)
  const ids = page.map(({ courseId }) => courseId)
  const present = await studyRows(context, member, ids)
  const bought = await ownedIds(context, liveOwners, member)
  const rows = page.map(({ courseId, seenAt }) => present(courseId, seenAt, bought.has(courseId)))
  return { rows, total: latest.length }
}
