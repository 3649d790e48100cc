/** Chapters and lessons of live courses, and their states (docs/backend/live.md#live-lessons). */
import { asc, eq, inArray } from 'drizzle-orm'

import { localDT, SECOND } from '../core/dates'
import { orEmpty, phpMap } from '../core/php'
import type { RequestContext } from '../core/context'
import { liveChapters, liveLessons } from '../db/schema'

export type LiveLesson = typeof liveLessons.$inferSelect

const AHEAD = 0
export const ON_AIR = 1
export const OVER = 2

/** The teacher's choice. Without one, the lesson begins and ends on time. */
export function statusOf({ now }: RequestContext, { status, startsAt, estimateSec }: LiveLesson) {
  if (status !== null) return status
  if (now < startsAt) return AHEAD
  return now < startsAt + estimateSec * SECOND ? ON_AIR : OVER
}

const STATUS_TEXTS = ['未开始', '直播中', '已结束']

export const presentLesson = (context: RequestContext, lesson: LiveLesson) => {
  const status = statusOf(context, lesson)
  return {
    id: lesson.id,
    course_id: lesson.courseId,
    chapter_id: lesson.chapterId,
    title: lesson.title,
    published_at: localDT(lesson.startsAt),
    status,
    status_text: STATUS_TEXTS[status],
    duration: status === OVER && lesson.recording !== 'none' ? lesson.estimateSec : 0,
    estimate_duration: lesson.estimateSec,
  }
}

/** Earliest first. */
export const lessonsOf = ({ db }: RequestContext, courseIds: number[]) =>
  db.query.liveLessons.findMany({
    where: inArray(liveLessons.courseId, courseIds),
    orderBy: [asc(liveLessons.startsAt), asc(liveLessons.id)],
  })

/** Key 0 has the lessons outside any chapter. */
export async function liveOutline(context: RequestContext, courseId: number) {
  const chapters = await context.db.query.liveChapters.findMany({
    where: eq(liveChapters.courseId, courseId),
    orderBy: [asc(liveChapters.sort)],
  })
  const lessons = await lessonsOf(context, [courseId])
  type Group = [number, ReturnType<typeof presentLesson>[]]
  const groups = [...chapters.map(({ id }) => id), 0].map((id): Group => {
    const own = lessons.filter(({ chapterId }) => chapterId === id)
    return [id, own.map((lesson) => presentLesson(context, lesson))]
  })
  return {
    chapters: chapters.map(({ id, name, sort }) => ({ id, name, course_id: courseId, sort })),
    videos: phpMap(groups.filter(([, own]) => own.length > 0)),
  }
}

/** `lessons`: earliest first. */
export function courseState(context: RequestContext, lessons: LiveLesson[]) {
  const statuses = lessons.map((lesson) => statusOf(context, lesson))
  const next = lessons.find((_, index) => statuses[index] === AHEAD)
  const isOver = lessons.length > 0 && statuses.every((status) => status === OVER)
  const hasBegun = statuses.some((status) => status !== AHEAD)
  return {
    status: isOver ? 2 : hasBegun ? 1 : 0,
    status_text: statuses.includes(ON_AIR) ? '直播中' : isOver ? '已结课' : hasBegun ? '更新中' : '待开课',
    videos_count: lessons.length,
    next_video: orEmpty(next && { id: next.id, title: next.title, published_at: localDT(next.startsAt) }),
  }
}
