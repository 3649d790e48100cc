import { resumeTarget } from '@/features/course/outline'
import { serverClock } from '@/lib/serverClock'
import { queryClient } from '@/queries/client'
import { courseQueries, showWatched } from '@/queries/course'

import { courseWire, detailWire, lessonWire } from '../factories/course'
import { fakeBackend, ok } from '../setup/backend'

test('on a phone whose clock is a day slow, the course goes on where it was last watched', async () => {
  const dayMs = 24 * 60 * 60_000
  jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + dayMs)
  const lessons = [lessonWire(101), lessonWire(102)]
  const hourAgo = new Date(Date.now() + dayMs - 60 * 60_000).toISOString()
  const watched = { 101: { watch_seconds: 30, watched_at: null, updated_at: hourAgo } }
  const data = detailWire({ course: courseWire(3), videos: { 0: lessons }, isBuy: true, videoWatchedProgress: watched })
  fakeBackend({ 'GET /api/v2/course/3': ok(data) })
  await queryClient.fetchQuery(courseQueries.detail(3))
  showWatched(queryClient, { id: 102, courseId: 3 }, { watchedSec: 20, isFinished: false })
  const detail = queryClient.getQueryData(courseQueries.detail(3).queryKey)
  expect(detail && resumeTarget(detail)?.lesson.id).toBe(102)
})
