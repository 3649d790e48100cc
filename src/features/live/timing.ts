import type { LiveChapter, LiveLesson } from '@/api/live'
import { formatAppointment, formatDuration } from '@/lib/time'
import { isForgotten } from '@/queries/live'

import { texts } from './texts'

/** In the order of the timetable. */
export const flatLessons = (chapters: readonly LiveChapter[]): LiveLesson[] =>
  chapters.flatMap(({ lessons }) => lessons)

/** When a lesson begins, or its state. The teacher starts it, not the clock. */
export function whenOf({ state, startsAt, recordingSec }: LiveLesson, nowMs: number): string {
  if (state === 'onAir') return texts.lesson.onAir
  if (state === 'over') {
    return recordingSec > 0 ? texts.lesson.recording(formatDuration(recordingSec)) : texts.lesson.over
  }
  if (!startsAt) return texts.lesson.undated
  const time = formatAppointment(startsAt, nowMs)
  if (startsAt.getTime() > nowMs) return time
  return isForgotten(startsAt, nowMs) ? texts.lesson.neverBegan(time) : texts.lesson.late(time)
}

/** 下节 今天 19:30. A lesson past its time waits for its teacher, for a while. */
export const nextText = (startsAt: Date, nowMs: number): string =>
  startsAt.getTime() > nowMs ? texts.course.next(formatAppointment(startsAt, nowMs)) : texts.course.late

/** Infinity = unknown. */
const startMs = ({ startsAt }: LiveLesson) => startsAt?.getTime() ?? Infinity

/** What matters next in a course: 正在直播, 下节 今天 19:30, 已结课. */
export function upcomingOf(chapters: readonly LiveChapter[], nowMs: number): string {
  const lessons = flatLessons(chapters)
  if (lessons.some(({ state }) => state === 'onAir')) return texts.course.onAir
  const upcoming = lessons.filter(({ state }) => state === 'upcoming')
  const [next] = upcoming
    .filter(({ startsAt }) => !startsAt || !isForgotten(startsAt, nowMs))
    .sort((a, b) => startMs(a) - startMs(b))
  if (next?.startsAt) return nextText(next.startsAt, nowMs)
  return lessons.length > 0 && upcoming.length === 0 ? texts.course.over : texts.course.undated
}

export const onAirOf = (chapters: readonly LiveChapter[]): LiveLesson | undefined =>
  flatLessons(chapters).find(({ state }) => state === 'onAir')

/** The lesson that begins next, if its time is known. */
export function nextLessonOf(
  chapters: readonly LiveChapter[],
  nowMs: number,
): (LiveLesson & { startsAt: Date }) | null {
  const dated = flatLessons(chapters).flatMap((lesson) => {
    const { state, startsAt } = lesson
    return state === 'upcoming' && startsAt && startsAt.getTime() > nowMs ? [{ ...lesson, startsAt }] : []
  })
  return dated.sort((a, b) => startMs(a) - startMs(b))[0] ?? null
}
