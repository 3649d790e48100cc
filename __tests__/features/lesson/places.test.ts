import Taro from '@tarojs/taro'

import { isPlaceKept, keepPlace, keptSec, sendKeptPlaces, sendPlace } from '@/features/lesson/places'
import { useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'

const record = (lessonId: number) => `POST /api/v2/video/${lessonId}/record`
const be = (id: number | null) =>
  useSession.setState({ user: id === null ? null : aMember({ id }), isLogin: id !== null })

beforeEach(() => {
  Taro.clearStorageSync()
  be(7)
})

test('keeps the largest', () => {
  keepPlace(101, 40)
  keepPlace(101, 12)
  expect(keptSec(101)).toBe(40)
})

test('keeps members apart', () => {
  keepPlace(101, 40)
  be(8)
  expect(keptSec(101)).toBe(0)
  expect(isPlaceKept(101)).toBe(true)
  be(null)
  keepPlace(102, 40)
  expect(isPlaceKept(102)).toBe(false)
})

test.each(['text', -3, 1.5, null, { sec: 3 }])('drops what is no place: %j', (stored) => {
  Taro.setStorageSync('place:7:101', stored)
  expect(keptSec(101)).toBe(0)
})

test('forgets what the server has, but not what came after', async () => {
  fakeBackend({ [record(101)]: ok() })
  keepPlace(101, 40)
  await sendPlace(101, 30)
  expect(keptSec(101)).toBe(40)
  await sendPlace(101, 40)
  expect(keptSec(101)).toBe(0)
})

test.each([
  ['without a network', noNetwork, 40],
  ['while the server fails', refusal('服务器错误', 500), 40],
  ['until it is refused for good', refusal('无权限观看此视频'), 0],
])('keeps the place %s', async (_, reply, expected) => {
  fakeBackend({ [record(101)]: reply })
  keepPlace(101, 40)
  await sendPlace(101, 40).catch(() => undefined)
  expect(keptSec(101)).toBe(expected)
})

test('sends what earlier visits to other lessons could not, and no other member’s', async () => {
  keepPlace(101, 40)
  keepPlace(102, 25)
  be(8)
  keepPlace(103, 9)
  be(7)
  keepPlace(104, 60)
  const backend = fakeBackend({ [record(101)]: ok(), [record(102)]: ok() })
  await sendKeptPlaces(104)
  expect(backend.sent.map(({ call, body }) => [call, body])).toEqual([
    [record(101), { duration: 40 }],
    [record(102), { duration: 25 }],
  ])
  expect([keptSec(101), keptSec(102), keptSec(104)]).toEqual([0, 0, 60])
  be(8)
  expect(keptSec(103)).toBe(9)
})
