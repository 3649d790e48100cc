/** Watch progress: the player's reports and their effects (docs/backend/courses.md#watch-progress). */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT, localT, maybe, utcIso } from '../core/dates'
import { refuse } from '../core/envelope'
import { phpMap } from '../core/php'
import { courseRecords, videoRecords } from '../db/schema'
import { mayWatch } from './access'
import { reward } from './account'
import { grantCertificates } from './certificates'
import { findVideo, type Lesson, lessonsOf, type Video } from './catalogue'
import { countBy } from './lists'

type VideoRecord = typeof videoRecords.$inferSelect

export async function touchCourse({ db, now }: RequestContext, member: Member, courseId: number) {
  await db
    .insert(courseRecords)
    .values({ memberId: member.id, courseId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [courseRecords.memberId, courseRecords.courseId], set: { updatedAt: now } })
}

/** `duration`: the position of the player, in seconds. */
export async function recordPosition(context: RequestContext, member: Member, videoId: number, duration: number) {
  const lesson = await findVideo(context, videoId)
  const { video, course } = lesson
  const seconds = await creditedSeconds(context, member, lesson, duration)
  await touchCourse(context, member, course.id)
  const isFirstFinish = await storePosition(context, member, video, seconds)
  if (!isFirstFinish) return
  const points = context.settings.credit1_reward.watched_video
  await reward(context, member.id, points, `看完视频送${points}积分`)
  await updateCourseProgress(context, member, course.id)
}

/** HEAD records viewers who may watch; of others only the trial. */
async function creditedSeconds(context: RequestContext, member: Member, { course, video }: Lesson, duration: number) {
  if (context.dialect === 'base' || (await mayWatch(context, member, course, video))) return duration
  if (video.freeSeconds === 0) throw refuse('无权限观看此视频')
  return Math.min(duration, video.freeSeconds)
}

/** The position only grows, and a finished lesson stays finished. @returns whether the lesson is finished just now */
async function storePosition({ db, now }: RequestContext, member: Member, video: Video, seconds: number) {
  const own = and(eq(videoRecords.memberId, member.id), eq(videoRecords.videoId, video.id))
  const known = await db.query.videoRecords.findFirst({ where: own })
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

async function updateCourseProgress(context: RequestContext, member: Member, courseId: number) {
  const { db, now, settings } = context
  const lessons = await lessonsOf(context, courseId)
  const finished = await finishedCounts(context, member, [courseId])
  const ratio = (finished.get(courseId) ?? 0) / lessons.length
  const isWatched = ratio >= 1
  const progress = isWatched ? 100 : Math.round(ratio * 100)
  const own = and(eq(courseRecords.memberId, member.id), eq(courseRecords.courseId, courseId))
  await db
    .update(courseRecords)
    .set({ progress, watchedAt: isWatched ? now : null })
    .where(own)
  if (!isWatched) return
  await reward(context, member.id, settings.credit1_reward.watched_vod_course, '学完一门课')
  await grantCertificates(context, member, courseId)
}

export const presentProgress = (row: VideoRecord, format = utcIso) => ({
  id: row.id,
  user_id: row.memberId,
  course_id: row.courseId,
  video_id: row.videoId,
  watch_seconds: row.watchSeconds,
  watched_at: maybe(row.watchedAt, localDT),
  created_at: format(row.createdAt),
  updated_at: format(row.updatedAt),
})

export async function progressMap({ db }: RequestContext, member: Member | null, courseId: number) {
  if (!member) return []
  const own = and(eq(videoRecords.memberId, member.id), eq(videoRecords.courseId, courseId))
  const rows = await db.query.videoRecords.findMany({ where: own })
  return phpMap(rows.map((row) => [row.videoId, { ...presentProgress(row), deleted_at: null }]))
}

export async function learnedLessons(context: RequestContext, member: Member, courseId: number) {
  const own = and(eq(videoRecords.memberId, member.id), eq(videoRecords.courseId, courseId))
  const rows = await context.db.query.videoRecords.findMany({ where: own })
  const byVideo = new Map(rows.map((row) => [row.videoId, row]))
  return (await lessonsOf(context, courseId)).map(({ id, title, publishedAt, duration }) => {
    const row = byVideo.get(id)
    const record = row && {
      watch_seconds: row.watchSeconds,
      watched_at: maybe(row.watchedAt, localT),
      created_at: localT(row.createdAt),
    }
    return { id, title, published_at: localDT(publishedAt), duration, watch_record: record ?? null }
  })
}

export function finishedCounts(context: RequestContext, member: Member, courseIds: number[]) {
  const isFinished = and(
    eq(videoRecords.memberId, member.id),
    inArray(videoRecords.courseId, courseIds),
    isNotNull(videoRecords.watchedAt),
  )
  return countBy(context, videoRecords.courseId, isFinished)
}
