import Taro from '@tarojs/taro'

import {
  hasWatchPosition,
  storePosition,
  storedPositionSec,
  sendStoredPositions,
  sendPosition,
} from '@/features/shared/watched/watchPosition'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../../setup/backend'

const record = (lessonId: number) => `POST /api/v2/video/${lessonId}/record`
const be = (id: number | null) =>
  useSession.setState({ user: id === null ? null : aMember({ id }), isLogin: id !== null })

beforeEach(() => {
  Taro.clearStorageSync()
  be(7)
})

test('keeps the largest', () => {
  storePosition(101, 40)
  storePosition(101, 12)
  expect(storedPositionSec(101)).toBe(40)
})

test('what is kept is not sent on for who logs in meanwhile', async () => {
  storePosition(101, 40)
  storePosition(102, 40)
  const takeOver = () => {
    Taro.setStorageSync('token', 'theirs')
    return ok()()
  }
  const backend = fakeBackend({ [record(101)]: takeOver, [record(102)]: takeOver })
  await sendStoredPositions(0)
  expect(backend.sent).toHaveLength(1)
})

test('keeps members apart', () => {
  storePosition(101, 40)
  be(8)
  expect(storedPositionSec(101)).toBe(0)
  expect(hasWatchPosition(101)).toBe(true)
  be(null)
  storePosition(102, 40)
  expect(hasWatchPosition(102)).toBe(false)
})

test.each(['text', -3, 1.5, null, { sec: 3 }])('drops what is no place: %j', (stored) => {
  Taro.setStorageSync('place:7:101', stored)
  expect(storedPositionSec(101)).toBe(0)
})

test('forgets what the server has, but not what came after', async () => {
  fakeBackend({ [record(101)]: ok() })
  storePosition(101, 40)
  await sendPosition(101, 30)
  expect(storedPositionSec(101)).toBe(40)
  await sendPosition(101, 40)
  expect(storedPositionSec(101)).toBe(0)
})

test.each([
  ['without a network', noNetwork, 40],
  ['while the server fails', refusal('服务器错误', 500), 40],
  ['until it is refused for good', refusal('无权限观看此视频'), 0],
])('keeps the place %s', async (_, reply, expected) => {
  fakeBackend({ [record(101)]: reply })
  storePosition(101, 40)
  await sendPosition(101, 40).catch(() => undefined)
  expect(storedPositionSec(101)).toBe(expected)
})

test('sends what earlier visits to other lessons could not, and no other member’s', async () => {
  storePosition(101, 40)
  storePosition(102, 25)
  be(8)
  storePosition(103, 9)
  be(7)
  storePosition(104, 60)
  const backend = fakeBackend({ [record(101)]: ok(), [record(102)]: ok() })
  await sendStoredPositions(104)
  expect(backend.sent.map(({ call, body }) => [call, body])).toEqual([
    [record(101), { duration: 40 }],
    [record(102), { duration: 25 }],
  ])
  expect([storedPositionSec(101), storedPositionSec(102), storedPositionSec(104)]).toEqual([0, 0, 60])
  be(8)
  expect(storedPositionSec(103)).toBe(9)
})
