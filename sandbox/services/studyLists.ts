/** The study lists: bought, learned, collected (core 6.10 and 6.11). */
import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT, maybe, utcIso } from '../core/dates'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import type { Work } from '../core/work'
import { courseOwners, courseRecords, courses, likes, videoRecords } from '../db/schema'
import { courseFull, coverOf, isPublished, lessonCounts, listItems, type Course } from './catalogue'
import { finishedCounts, type VideoRecord } from './progress'

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

const presentLast = (row: VideoRecord) => ({
  id: row.id,
  user_id: row.memberId,
  course_id: row.courseId,
  video_id: row.videoId,
  watch_seconds: row.watchSeconds,
  watched_at: maybe(row.watchedAt, localDT),
  created_at: localDT(row.createdAt),
  updated_at: localDT(row.updatedAt),
})

/** What every study list says about a course, by course id. A course that was taken down is `[]`. */
async function studyFacts(work: Work, member: Member, courseIds: number[]) {
  const { db } = work
  const live = await db
    .select()
    .from(courses)
    .where(and(inArray(courses.id, courseIds), ...isPublished(work)))
  const counts = await lessonCounts(work, courseIds)
  const finished = await finishedCounts(work, member, courseIds)
  const ownRecords = and(eq(courseRecords.memberId, member.id), inArray(courseRecords.courseId, courseIds))
  const records = await db.select().from(courseRecords).where(ownRecords)
  const ownViews = and(eq(videoRecords.memberId, member.id), inArray(videoRecords.courseId, courseIds))
  const views = await db
    .select()
    .from(videoRecords)
    .where(ownViews)
    .orderBy(desc(videoRecords.updatedAt), desc(videoRecords.id))

  const brief = (course: Course) => ({
    id: course.id,
    title: course.title,
    thumb: coverOf(work, course),
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
      last_view_video: orEmpty(last && presentLast(last)),
      course: orEmpty(course && brief(course)),
    }
  }
}

export async function boughtList(work: Work, member: Member, ask: PageAsk) {
  const own = eq(courseOwners.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const order = [desc(courseOwners.createdAt), desc(courseOwners.courseId)]
  const rows = await work.db
    .select()
    .from(courseOwners)
    .where(own)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const facts = await studyFacts(
    work,
    member,
    rows.map((row) => row.courseId),
  )
  const present = (row: typeof courseOwners.$inferSelect) => ({
    course_id: row.courseId,
    user_id: row.memberId,
    charge: row.charge,
    created_at: localDT(row.createdAt),
    ...facts(row.courseId),
  })
  return { rows: rows.map(present), total: await work.db.$count(courseOwners, own) }
}

export async function learnedList(work: Work, member: Member, ask: PageAsk) {
  const own = eq(courseRecords.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const order = [desc(courseRecords.updatedAt), desc(courseRecords.id)]
  const rows = await work.db
    .select()
    .from(courseRecords)
    .where(own)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => row.courseId)
  const facts = await studyFacts(work, member, ids)
  const bought = await ownedIds(work, member, ids)
  const present = (row: CourseRecord) => {
    const { learned_count, last_view_video, course } = facts(row.courseId)
    const isSubscribed = flag(bought.has(row.courseId))
    return { ...presentRecord(row), learned_count, is_subscribe: isSubscribed, last_view_video, course }
  }
  return { rows: rows.map(present), total: await work.db.$count(courseRecords, own) }
}

async function ownedIds({ db }: Work, member: Member, courseIds: number[]) {
  const own = and(eq(courseOwners.memberId, member.id), inArray(courseOwners.courseId, courseIds))
  const rows = await db.select({ id: courseOwners.courseId }).from(courseOwners).where(own)
  return new Set(rows.map(({ id }) => id))
}

export async function likedList(work: Work, member: Member, ask: PageAsk) {
  const own = and(eq(likes.memberId, member.id), eq(likes.kind, 'vod'))
  const { limit, offset } = offsetOf(ask)
  const order = [desc(likes.createdAt), desc(likes.targetId)]
  const rows = await work.db
    .select()
    .from(likes)
    .where(own)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const facts = await studyFacts(
    work,
    member,
    rows.map((row) => row.targetId),
  )
  const present = (row: typeof likes.$inferSelect) => ({
    course_id: row.targetId,
    user_id: row.memberId,
    created_at: utcIso(row.createdAt),
    ...facts(row.targetId),
  })
  return { rows: rows.map(present), total: await work.db.$count(likes, own) }
}

/** The old list of bought courses: ordered by publish date, without those taken down. */
export async function oldBoughtList(work: Work, member: Member, ask: PageAsk) {
  const { db } = work
  const isOwn = and(eq(courseOwners.memberId, member.id), ...isPublished(work))
  const { limit, offset } = offsetOf(ask)
  const joined = db
    .select({ course: courses })
    .from(courseOwners)
    .innerJoin(courses, eq(courses.id, courseOwners.courseId))
  const all = await joined.where(isOwn).orderBy(desc(courses.publishedAt))
  const page = all.slice(offset, offset + limit).map(({ course }) => course)
  return { rows: await listItems(work, page, courseFull), total: all.length }
}
