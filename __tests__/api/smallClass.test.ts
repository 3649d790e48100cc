import { classroomUrl, getSmallClass, listSmallClasses, listStudyClasses } from '@/api/smallClass'

import { classLessonWires, classroom, smallClassDetailWire, smallClassWire } from '../factories/smallClass'
import { fakeBackend, ok, refusal } from '../setup/backend'

const root = '/addons/ke/api/v1'
const listCall = `GET ${root}/courses`
const detailCall = `GET ${root}/course/3`
const mineCall = `GET ${root}/user/courses`

const filter = { type: '0', categoryId: 1, childId: 2 } as const

test('the list, nested once more, by form and both levels of category', async () => {
  const categories = [{ id: 1, name: '语言', children: [{ id: 2, name: '英语' }] }]
  const backend = fakeBackend({ [listCall]: ok({ data: { data: [smallClassWire(1)], total: 1 }, categories }) })
  await expect(listSmallClasses(filter, 1, 16)).resolves.toEqual({
    items: [
      {
        id: 1,
        title: '班课 1',
        thumb: '',
        priceCents: 128_000,
        originalCents: 168_000,
        summary: '每个人都要开口',
        html: '',
        categoryName: '英语',
        typeText: '小班课',
        statusText: '招生中',
        teachers: [
          { name: '周可心', avatar: '', intro: '不怕读长句' },
          { name: '阿岚', avatar: '', intro: '' },
        ],
        enrolment: 'open',
        joinedCount: 4,
        maxCount: 6,
        opensAt: new Date('2099-05-01T19:30:00+08:00'),
        endsAt: new Date('2099-06-30T21:00:00+08:00'),
      },
    ],
    total: 1,
    page: 1,
    hasMore: false,
    categories,
  })
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '16', t: '0', cid1: '1', cid2: '2' })
})

test.each([
  ['not yet', { status: 0 }, 'upcoming'],
  ['now', { status: 1 }, 'open'],
  ['now, and every place is taken', { status: 1, join_people_num: 6 }, 'full'],
  ['now, for any number', { status: 1, join_people_num: 600, max_people_num: 0 }, 'open'],
  ['no longer', { status: 2, join_people_num: 6 }, 'stopped'],
  ['running', { status: '3' }, 'running'],
  ['over', { status: 4 }, 'ended'],
  ['a state from the future', { status: 9 }, 'open'],
  ['no state', { status: null }, 'open'],
])('joining: %s', async (_, over, enrolment) => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire(over)) })
  expect((await getSmallClass(3)).smallClass.enrolment).toBe(enrolment)
})

test.each([
  ['only what every row has', { id: 1 }, { typeText: '', priceCents: null, teachers: [], opensAt: null, maxCount: 0 }],
  ['empty relations', smallClassWire(1, { category: [], teachers: [] }), { categoryName: '', teachers: [] }],
  [
    'a nameless teacher',
    smallClassWire(1, { teachers: [{ name: '' }, { name: '周' }] }),
    { teachers: [{ name: '周' }] },
  ],
  ['a price that nobody can read', smallClassWire(1, { charge: '面议' }), { priceCents: null }],
])('a row: %s', async (_, wire, expected) => {
  fakeBackend({ [listCall]: ok({ data: { data: [wire], total: 1 }, categories: [] }) })
  expect((await listSmallClasses(filter, 1, 16)).items[0]).toMatchObject(expected)
})

test.each([
  ['bought', {}, { paid: 1 }, true],
  ['free', { charge: 0 }, {}, true],
  ['neither', {}, {}, false],
])('open for me: %s', async (_, course, over, canAttend) => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire(course, over)) })
  expect((await getSmallClass(3)).canAttend).toBe(canAttend)
})

test('lessons in their order, each with its state and its page', async () => {
  const lessons = [...classLessonWires, { id: 34, title: '新', status: 9 }, { title: '没有编号' }]
  fakeBackend({ [detailCall]: ok(smallClassDetailWire({}, { lessons })) })
  expect((await getSmallClass(3)).lessons).toEqual([
    { id: 31, title: '开班说明会', state: 'on', roomUrl: classroom },
    { id: 32, title: '第一段', state: 'upcoming', roomUrl: '' },
    { id: 33, title: '旁听', state: 'over', roomUrl: 'https://room.example/replay' },
    { id: 34, title: '新', state: 'upcoming', roomUrl: '' },
  ])
})

test.each([
  ['another shape', ok({ course: [], paid: 1 }), { name: 'ShapeError' }],
  ['taken down', refusal('资源不存在', 404), { kind: 'rejected', code: 404 }],
])('%s', async (_, reply, error) => {
  fakeBackend({ [detailCall]: reply })
  await expect(getSmallClass(3)).rejects.toMatchObject(error)
})

test('what I have bought, nested too, asked for by another name of the size', async () => {
  const row = { id: 3, title: '班课 3', thumb: 'https://a.cn/t.png', charge: 99, created_at: '2026-01-02 10:00:00' }
  const backend = fakeBackend({ [mineCall]: ok({ data: { data: [row], total: 1 } }) })
  await expect(listStudyClasses(1, 10)).resolves.toMatchObject({
    items: [
      { classId: 3, title: '班课 3', thumb: 'https://a.cn/t.png', boughtAt: new Date('2026-01-02T10:00:00+08:00') },
    ],
    hasMore: false,
  })
  expect(backend.sent[0]?.query).toEqual({ page: '1', page_size: '10' })
})

test.each([
  ['https://room.example/class', 'https://room.example/class?token=a.b%2Fc'],
  ['https://room.example/class?room=5', 'https://room.example/class?room=5&token=a.b%2Fc'],
  ['https://room.example/class#/live', 'https://room.example/class?token=a.b%2Fc#/live'],
  ['https://room.example/class?room=5#/live?x=1', 'https://room.example/class?room=5&token=a.b%2Fc#/live?x=1'],
])('the login goes where servers read it: %s', (url, opened) => {
  expect(classroomUrl(url, 'a.b/c')).toBe(opened)
})
