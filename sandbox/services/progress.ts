/** Watch progress: what the player reports and what follows from it (core 11.11). */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT, localT, maybe, utcIso } from '../core/dates'
import { refuse } from '../core/envelope'
import { phpMap } from '../core/php'
import type { Work } from '../core/work'
import { courseRecords, videoRecords } from '../db/schema'
import { mayWatch } from './access'
import { reward } from './account'
import { findCourse, findVideo, lessonsOf, type Course, type Video } from './catalogue'

export type VideoRecord = typeof videoRecords.$inferSelect

/** Puts the course into the learned list, or moves it to the top. */
export async function touchCourse({ db, now }: Work, member: Member, courseId: number) {
  await db
    .insert(courseRecords)
    .values({ memberId: member.id, courseId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [courseRecords.memberId, courseRecords.courseId], set: { updatedAt: now } })
}

/** One report of the player: where playback is, in seconds. */
export async function recordPosition(work: Work, member: Member, videoId: number, duration: number) {
  const { video, course } = await findVideo(work, videoId)
  const seconds = await creditedSeconds(work, member, course, video, duration)
  await touchCourse(work, member, course.id)
  const isFirstFinish = await storePosition(work, member, video, seconds)
  if (!isFirstFinish) return
  await reward(work, member.id, work.settings.credit1_reward.watched_video, '学完一节课')
  await updateCourseProgress(work, member, course.id)
}

/** HEAD takes reports from those who may watch, and up to the trial from those who may only try. */
async function creditedSeconds(work: Work, member: Member, course: Course, video: Video, duration: number) {
  if (work.dialect === 'base' || (await mayWatch(work, member, course, video))) return duration
  if (video.freeSeconds === 0) throw refuse('无权限观看此视频')
  return Math.min(duration, video.freeSeconds)
}

/** The position only grows and a finished lesson stays as it is. Says whether this report finished it. */
async function storePosition({ db, now }: Work, member: Member, video: Video, seconds: number) {
  const own = and(eq(videoRecords.memberId, member.id), eq(videoRecords.videoId, video.id))
  const [known] = await db.select().from(videoRecords).where(own)
  if (known?.watchedAt) return false
  const isFinished = seconds >= video.duration
  const position = {
    watchSeconds: Math.max(seconds, known?.watchSeconds ?? 0),
    watchedAt: isFinished ? now : null,
    updatedAt: now,
  }
  const ids = { memberId: member.id, courseId: video.courseId, videoId: video.id }
  if (known) await db.update(videoRecords).set(position).where(own)
  else await db.insert(videoRecords).values({ ...ids, ...position, createdAt: now })
  return isFinished
}

async function updateCourseProgress(work: Work, member: Member, courseId: number) {
  const { db, now, settings } = work
  const lessons = await lessonsOf(work, courseId)
  const finished = await finishedCounts(work, member, [courseId])
  const ratio = (finished.get(courseId) ?? 0) / lessons.length
  const isWatched = ratio >= 1
  const progress = isWatched ? 100 : Math.round(ratio * 100)
  const own = and(eq(courseRecords.memberId, member.id), eq(courseRecords.courseId, courseId))
  await db
    .update(courseRecords)
    .set({ progress, watchedAt: isWatched ? now : null })
    .where(own)
  if (isWatched) await reward(work, member.id, settings.credit1_reward.watched_vod_course, '学完一门课')
}

const presentProgress = (row: VideoRecord) => ({
  id: row.id,
  user_id: row.memberId,
  course_id: row.courseId,
  video_id: row.videoId,
  watch_seconds: row.watchSeconds,
  watched_at: maybe(row.watchedAt, localDT),
  created_at: utcIso(row.createdAt),
  updated_at: utcIso(row.updatedAt),
  deleted_at: null,
})

/** Progress of all lessons of a course, by lesson id. */
export async function progressMap({ db }: Work, member: Member | null, courseId: number) {
  if (!member) return []
  const own = and(eq(videoRecords.memberId, member.id), eq(videoRecords.courseId, courseId))
  const rows = await db.select().from(videoRecords).where(own)
  return phpMap(rows.map((row) => [row.videoId, presentProgress(row)]))
}

export async function learnedLessons(work: Work, member: Member, courseId: number) {
  const course = await findCourse(work, courseId)
  const own = and(eq(videoRecords.memberId, member.id), eq(videoRecords.courseId, course.id))
  const rows = await work.db.select().from(videoRecords).where(own)
  const byVideo = new Map(rows.map((row) => [row.videoId, row]))
  return (await lessonsOf(work, course.id)).map(({ id, title, publishedAt, duration }) => {
    const row = byVideo.get(id)
    const record = row && {
      watch_seconds: row.watchSeconds,
      watched_at: maybe(row.watchedAt, localT),
      created_at: localT(row.createdAt),
    }
    return { id, title, published_at: localDT(publishedAt), duration, watch_record: record ?? null }
  })
}

/** Finished lessons by course id. */
export async function finishedCounts({ db }: Work, member: Member, courseIds: number[]) {
  const isFinished = and(
    eq(videoRecords.memberId, member.id),
    inArray(videoRecords.courseId, courseIds),
    isNotNull(videoRecords.watchedAt),
  )
  const rows = await db
    .select({ courseId: videoRecords.courseId, finished: sql<number>`count(*)` })
    .from(videoRecords)
    .where(isFinished)
    .groupBy(videoRecords.courseId)
  return new Map(rows.map(({ courseId, finished }) => [courseId, finished]))
}
