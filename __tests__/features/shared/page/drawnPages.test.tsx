import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { Comments } from '@/features/shared/comments'
import BookRead from '@/packageA/book/read'
import CourseVideo from '@/pages/course/video'
import { viewport } from '@/platform/viewport'

import { readingWire } from '../../../factories/book'
import { courseWire, detailWire, lessonWire } from '../../../factories/course'
import { aMember } from '../../../factories/member'
import { fakeBackend, ok } from '../../../setup/backend'
import { becomes, pass } from '../../../setup/clock'
import { hide } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

/** Drawn with whatever is around it. */
jest.mock('@/features/shared/comments', () => ({
  ...jest.requireActual('@/features/shared/comments'),
  Comments: jest.fn(() => null),
}))
const comments = jest.mocked(Comments)

const course = { ...courseWire(3), render_desc: '' }
const first = lessonWire(101)

beforeEach(() => {
  // jsdom has no layout.
  Object.assign(viewport, { bring: async () => true })
  Object.assign(HTMLMediaElement.prototype, {
    play: async () => undefined,
    pause: () => undefined,
    load: () => undefined,
  })
  document.body.className = 'taro_page'
})

test.each([
  ['a lesson', CourseVideo, { id: '101', course_id: '3' }],
  ['a chapter', BookRead, { id: '101', book: '3' }],
])('%s is not drawn anew when another page comes over it, nor on the return', async (_, Page, params) => {
  fakeBackend({
    'GET /api/v2/video/101': ok({
      video: first,
      videos: { 0: [first, lessonWire(102)] },
      chapters: [],
      course,
      is_watch: true,
      video_watched_progress: [],
      buy_videos: [],
    }),
    'GET /api/v2/course/3': ok(detailWire({ course, videos: { 0: [first] } })),
    'GET /api/v2/video/101/playinfo': ok({ urls: [] }),
    'GET /addons/MeeduBooks/api/v1/book/101/read': ok(readingWire()),
    'GET /addons/MeeduBooks/api/v1/book/3': ok({}),
    'GET /api/v2/roles': ok([]),
  })
  await openScreen(Page, { params, user: aMember(), addons: ['MeeduBooks'] })
  await becomes(() => comments.mock.calls.length > 0)
  await pass(500)
  comments.mockClear()
  await hide()
  await pass(100)
  await act(async () => void safeExecute('taro-app', 'onShow'))
  await pass(100)
  expect(comments).not.toHaveBeenCalled()
})
