/** What a member has bought, watched and collected of the live courses (live contract 3.9 to 3.11). */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag } from '../core/php'
import type { Work } from '../core/work'
import { likes, liveCourses, liveLessons, liveOwners, liveRecords } from '../db/schema'
import { liveCoverPath, presentLive } from './liveCourses'

/** What every list says about a course, by its id; `course` is null when it was taken down. */
async function studyFacts(work: Work, member: Member, courseIds: number[]) {
  const { db } = work
  const rows = await db
    .select()
    .from(liveCourses)
    .where(and(inArray(liveCourses.id, courseIds), isNull(liveCourses.deletedAt)))
  const courses = await presentLive(work, rows)
  const records = await db
    .select()
    .from(liveRecords)
    .innerJoin(liveLessons, eq(liveLessons.id, liveRecords.lessonId))
    .where(and(eq(liveRecords.memberId, member.id), inArray(liveRecords.courseId, courseIds)))
    .orderBy(desc(liveRecords.seenAt))
  return (courseId: number) => {
    const own = records.filter((row) => row.live_records.courseId === courseId)
    const learned = own.filter((row) => row.live_records.watchedSec >= row.live_lessons.estimateSec)
    return {
      learned_count: learned.length,
      video_id: own[0]?.live_lessons.id ?? 0,
      course: courses.find(({ id }) => id === courseId) ?? null,
    }
  }
}

export async function boughtLive(work: Work, member: Member, ask: PageAsk) {
  const own = eq(liveOwners.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(liveOwners)
    .where(own)
    .orderBy(desc(liveOwners.createdAt), desc(liveOwners.courseId))
    .limit(limit)
    .offset(offset)
  const facts = await studyFacts(
    work,
    member,
    rows.map(({ courseId }) => courseId),
  )
  const present = ({ courseId, createdAt }: (typeof rows)[number]) => ({
    id: courseId,
    course_id: courseId,
    is_subscribe: 1,
    created_at: localDT(createdAt),
    ...facts(courseId),
  })
  return { rows: rows.map(present), total: await work.db.$count(liveOwners, own) }
}

/** A row per course, the one watched last first. */
export async function watchedLive(work: Work, member: Member, ask: PageAsk) {
  const records = await work.db
    .select()
    .from(liveRecords)
    .where(eq(liveRecords.memberId, member.id))
    .orderBy(desc(liveRecords.seenAt))
  const latest = records.filter(
    ({ courseId }, index) => records.findIndex((other) => other.courseId === courseId) === index,
  )
  const { limit, offset } = offsetOf(ask)
  const page = latest.slice(offset, offset + limit)
  const facts = await studyFacts(
    work,
    member,
    page.map(({ courseId }) => courseId),
  )
  const bought = await work.db.select().from(liveOwners).where(eq(liveOwners.memberId, member.id))
  const present = ({ courseId, seenAt }: (typeof page)[number]) => ({
    id: courseId,
    course_id: courseId,
    is_subscribe: flag(bought.some((row) => row.courseId === courseId)),
    created_at: localDT(seenAt),
    ...facts(courseId),
  })
  return { rows: page.map(present), total: latest.length }
}

/** Those taken down fall out. */
export async function likedLive(work: Work, member: Member, ask: PageAsk) {
  const own = and(eq(likes.memberId, member.id), eq(likes.kind, 'live'), isNull(liveCourses.deletedAt))
  const rows = await work.db
    .select({ course: liveCourses, likedAt: likes.createdAt })
    .from(likes)
    .innerJoin(liveCourses, eq(liveCourses.id, likes.targetId))
    .where(own)
    .orderBy(desc(likes.createdAt), desc(likes.targetId))
  const { limit, offset } = offsetOf(ask)
  const present = ({ course, likedAt }: (typeof rows)[number]) => ({
    id: course.id,
    title: course.title,
    thumb: work.origin + liveCoverPath(course),
    charge: course.charge,
    created_at: localDT(likedAt),
  })
  return { rows: rows.slice(offset, offset + limit).map(present), total: rows.length }
}
