import { getLiveCourse, listLiveCourses, listStudyLive } from '@/api/live'

import { lessonWire, liveDetailWire, liveWire } from '../factories/live'
import { fakeBackend, ok, refusal } from '../setup/backend'

const root = '/addons/zhibo/api/v1'
const listCall = `GET ${root}/courses`
const detailCall = `GET ${root}/course/3`
const learnedCall = `GET ${root}/member/courses/learned`

const course = {
  id: 1,
  title: '直播 1',
  thumb: '',
  priceCents: 29_900,
  isVipFree: false,
  summary: '一句话介绍',
  html: '',
  categoryName: '人工智能',
  teacher: { name: '顾远', avatar: '', intro: '只讲自己上过线的东西' },
  assistant: null,
  statusText: '更新中',
  isOnAir: false,
  next: { id: 13, title: '接口', startsAt: new Date('2099-05-01T19:30:00+08:00') },
}

test('the list, nested once more, with the categories of every page', async () => {
  const first = { id: 1, name: '技术', children: [{ id: 2, name: '人工智能' }] }
  const categories = [first, { id: 3, name: '生活' }]
  const backend = fakeBackend({ [listCall]: ok({ data: { data: [liveWire(1)], total: 1 }, categories }) })
  await expect(listLiveCourses(2, 1, 16)).resolves.toEqual({
    items: [course],
    total: 1,
    page: 1,
    hasMore: false,
    categories: [first, { id: 3, name: '生活', children: [] }],
  })
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '16', cid: '2' })
})

const bare = { id: 1, title: '直播', thumb: '', charge: '0' }
const empty = { next_video: [], category: null, teacher: [] }

test.each([
  ['only what every row has', bare, { priceCents: 0, teacher: null, next: null, statusText: '' }],
  ['empty relations', liveWire(1, empty), { next: null, categoryName: '', teacher: null }],
  ['on air', liveWire(1, { status_text: '直播中' }), { isOnAir: true }],
  ['a nameless assistant', liveWire(1, { assistant: { name: '', avatar: '' } }), { assistant: null }],
  ['a price that nobody can read', liveWire(1, { charge: '面议' }), { priceCents: null }],
])('a row: %s', async (_, wire, expected) => {
  fakeBackend({ [listCall]: ok({ data: { data: [wire], total: 1 }, categories: [] }) })
  const { items } = await listLiveCourses(0, 1, 16)
  expect(items[0]).toMatchObject(expected)
})

test('a course: chapters in their order, also an empty one, loose lessons last', async () => {
  fakeBackend({ [detailCall]: ok(liveDetailWire({}, { is_buy: 1 })) })
  const startsAt = new Date('2020-01-02T19:30:00+08:00')
  const detail = await getLiveCourse(3)
  expect(detail).toMatchObject({ canAttend: true, course: { id: 3, html: '<p>边讲边写</p>' } })
  expect(detail.chapters).toEqual([
    {
      id: 5,
      title: '第一阶段',
      lessons: [
        { id: 11, title: '提示词', startsAt, state: 'over', recordingSec: 5400, plannedSec: 0 },
        { id: 12, title: '评测', startsAt, state: 'onAir', recordingSec: 0, plannedSec: 0 },
      ],
    },
    { id: 6, title: '第二阶段', lessons: [] },
    { id: 0, title: '', lessons: [expect.objectContaining({ id: 13, state: 'upcoming' })] },
  ])
})

test.each([
  ['without chapters, as PHP sends it', [[lessonWire(1, '一')]], [{ id: 0, lessons: [{ id: 1 }] }]],
  ['without lessons', [], []],
  ['a state from the future', [[lessonWire(1, '一', { status: 9 })]], [{ lessons: [{ state: 'upcoming' }] }]],
  ['no date', [[lessonWire(1, '一', { published_at: '0000-00-00' })]], [{ lessons: [{ startsAt: null }] }]],
])('lessons: %s', async (_, videos, chapters) => {
  fakeBackend({ [detailCall]: ok(liveDetailWire({}, { chapters: [], videos })) })
  expect((await getLiveCourse(3)).chapters).toMatchObject(chapters)
})

test.each([
  ['another shape', ok({ course: [], is_buy: true }), { name: 'ShapeError' }],
  ['taken down', refusal('资源不存在', 404), { kind: 'rejected', code: 404 }],
])('%s', async (_, reply, error) => {
  fakeBackend({ [detailCall]: reply })
  await expect(getLiveCourse(3)).rejects.toMatchObject(error)
})

test('what I attend; a course that was taken down is left out', async () => {
  const course = liveWire(3, { status: 2 })
  const row = { is_subscribe: 1, learned_count: 2, created_at: '2026-01-02 10:00:00', course }
  const data = [row, { ...row, course: null }, { ...row, course: [] }]
  const backend = fakeBackend({ [learnedCall]: ok({ data, total: 3 }) })
  await expect(listStudyLive('learned', 1, 10)).resolves.toMatchObject({
    items: [
      {
        courseId: 3,
        title: '直播 3',
        thumb: '',
        isBought: true,
        progress: { done: 2, all: 4 },
        isOver: true,
        next: { id: 13, title: '接口', startsAt: new Date('2099-05-01T19:30:00+08:00') },
        addedAt: new Date('2026-01-02T10:00:00+08:00'),
      },
    ],
  })
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '10' })
})

test('what I have collected is asked of another add-on', async () => {
  const favorite = { id: 3, title: '直播 3', thumb: '', charge: 299, created_at: '2026-01-02 10:00:00' }
  const favoriteCall = 'GET /addons/templateOne/api/v1/like/courses'
  const backend = fakeBackend({ [favoriteCall]: ok({ data: [favorite], total: 1 }) })
  const { items } = await listStudyLive('favorite', 1, 10)
  expect(items).toMatchObject([{ courseId: 3, progress: null, isBought: false }])
  expect(backend.sent[0]?.query).toEqual({ type: 'live', page: '1', size: '10' })
})
