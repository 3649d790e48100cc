import type { QueryClient } from '@tanstack/react-query'

import type { LiveDetail, LiveLesson } from '@/api/live'
import { liveQueries } from '@/queries/live'
import type { RouteLocation } from '@/routes/codec'

import { whileOnline } from '../page/whileOnline'
import { againPosition, seenEnd } from '../player/replayPositions'

const hasSomething = ({ state, recordingSec }: LiveLesson) => state !== 'over' || recordingSec > 0

/** Seen to its end on this device, and not begun again. */
const isSeen = ({ id }: LiveLesson) => seenEnd.get(id) > 0 && againPosition.get(id) === 0

/** The lesson on air; else the last watched one, or if that was seen to its end, the next one. */
function continueLive({ chapters }: LiveDetail, courseId: number, lastLessonId: number): RouteLocation {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const following = lessons.slice(lessons.findIndex(({ id }) => id === lastLessonId)).filter(hasSomething)
  const last = following.find(({ id }) => id === lastLessonId)
  const next = last && isSeen(last) ? following.find((lesson) => !isSeen(lesson)) : undefined
  const lesson = lessons.find(({ state }) => state === 'onAir') ?? next ?? last
  return lesson
    ? { name: 'liveVideo', params: { id: lesson.id, course: courseId } }
    : { name: 'liveShow', params: { id: courseId, tab: '3' } }
}

/** @throws ApiError at once when there is no network */
export async function liveLocation(
  client: QueryClient,
  courseId: number,
  lastLessonId: number,
): Promise<RouteLocation> {
  const read = () => client.fetchQuery({ ...liveQueries.detail(courseId), staleTime: 0 })
  return continueLive(await whileOnline(read), courseId, lastLessonId)
}
