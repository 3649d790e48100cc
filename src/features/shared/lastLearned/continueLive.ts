import type { LiveDetail, LiveLesson } from '@/api/live'
import type { RouteLocation } from '@/routes/codec'

import { againPlace, seenEnd } from '../player/replayPlaces'

const hasSomething = ({ state, recordingSec }: LiveLesson) => state !== 'over' || recordingSec > 0

/** Seen to its end on this device, and not begun again. */
const isSeen = ({ id }: LiveLesson) => seenEnd.get(id) > 0 && againPlace.get(id) === 0

/** The lesson on air; else the last watched one, or if that was seen to its end, the next one. */
export function continueLive({ chapters }: LiveDetail, courseId: number, lastLessonId: number): RouteLocation {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const following = lessons.slice(lessons.findIndex(({ id }) => id === lastLessonId)).filter(hasSomething)
  const last = following.find(({ id }) => id === lastLessonId)
  const next = last && isSeen(last) ? following.find((lesson) => !isSeen(lesson)) : undefined
  const lesson = lessons.find(({ state }) => state === 'onAir') ?? next ?? last
  return lesson
    ? { name: 'liveVideo', params: { id: lesson.id, course: courseId } }
    : { name: 'liveShow', params: { id: courseId, tab: '3' } }
}
