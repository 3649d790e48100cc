import Taro from '@tarojs/taro'

import { liveSeconds, storedSec, storeSec } from '@/features/shared/outbox/liveSeconds'
import { isOwed, isOwedBy } from '@/features/shared/outbox/owed'
import {
  hasWatchPosition,
  openLesson,
  watchPositions,
  sendPosition,
  storePosition,
  storedPositionSec,
} from '@/features/shared/outbox/watchPositions'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../../setup/backend'

const record = (lessonId: number) => `POST /api/v2/video/${lessonId}/record`
const be = (id: number | null) =>
  useSession.setState({ user: id === null ? null : aMember({ id }), isLogin: id !== null })

/** Logged in, and the server has not said yet who it is. */
const beUnknown = () => useSession.setState({ user: null, isLogin: true })

beforeEach(() => {
  useSession.getState().signOut()
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
  await watchPositions.sendWaiting(7)
  expect(backend.sent).toHaveLength(1)
})

test('one lesson that is refused, or fails each time, holds up no other', async () => {
  const lessons = [101, 102, 103, 104, 105, 106]
  for (const lesson of lessons) storePosition(lesson, 40)
  const backend = fakeBackend({
    [record(101)]: () => new Response('<html>', { status: 403 }),
    [record(102)]: refusal('资源不存在', 404),
    [record(103)]: refusal('错误'),
    [record(104)]: refusal('无法连接redis', 500),
    [record(105)]: () => new Response('<!doctype html>'),
    [record(106)]: ok(),
  })
  await watchPositions.sendWaiting(7)
  expect(backend.sent).toHaveLength(6)
  const kept = () => lessons.filter((lesson) => storedPositionSec(lesson) > 0)
  expect(kept()).toEqual([101, 102, 103, 104, 105])
  // What is final is left alone until the next start, unless more of it is watched.
  for (const lesson of lessons) backend.reply(record(lesson), ok())
  await watchPositions.sendWaiting(7)
  expect(kept()).toEqual([101, 102])
  storePosition(102, 50)
  await watchPositions.sendWaiting(7)
  expect(kept()).toEqual([101])
  useSession.getState().signOut()
  be(7)
  await watchPositions.sendWaiting(7)
  expect(kept()).toEqual([])
})

test('seconds that are watched before it is known whose login this is are kept, and become that member’s', () => {
  storePosition(102, 10)
  beUnknown()
  storePosition(101, 40)
  storePosition(102, 5)
  expect(storedPositionSec(101)).toBe(40)
  be(7)
  expect([storedPositionSec(101), storedPositionSec(102)]).toEqual([40, 10])
  be(8)
  expect(storedPositionSec(101)).toBe(0)
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
  ['that a firewall refuses', () => new Response('<html>', { status: 403 }), 40],
  ['that the academy refuses', refusal('无权限观看此视频'), 40],
])('keeps the place %s', async (_, reply, expected) => {
  fakeBackend({ [record(101)]: reply })
  storePosition(101, 40)
  await sendPosition(101, 40).catch(() => undefined)
  expect(storedPositionSec(101)).toBe(expected)
})

test('a place that the academy refuses is owed no more, until more is watched', async () => {
  const backend = fakeBackend({ [record(101)]: refusal('无权限观看此视频') })
  storePosition(101, 40)
  expect(isOwedBy(7)).toBe(true)
  await watchPositions.sendWaiting(7)
  expect([isOwedBy(7), isOwed(), hasWatchPosition(101)]).toEqual([false, false, true])
  storePosition(101, 50)
  expect(isOwedBy(7)).toBe(true)
  await sendPosition(101, 50).catch(() => undefined)
  expect([isOwedBy(7), storedPositionSec(101)]).toEqual([false, 50])
  backend.reply(record(101), ok())
  await sendPosition(101, 50)
  expect(storedPositionSec(101)).toBe(0)
})

test('so is the second of a live lesson', async () => {
  const key = { courseId: 3, lessonId: 9 }
  const call = 'POST /addons/zhibo/api/v1/course/3/video/9/vodWatchRecord'
  const backend = fakeBackend({ [call]: refusal('无权限') })
  storeSec('replay', key, 40)
  await liveSeconds.sendWaiting(7)
  expect(backend.sent).toHaveLength(1)
  expect([isOwedBy(7), storedSec('replay', 9)]).toEqual([false, 40])
})

test('sends what earlier visits to other lessons could not, and no other member’s', async () => {
  storePosition(101, 40)
  storePosition(102, 25)
  be(8)
  storePosition(103, 9)
  be(7)
  storePosition(104, 60)
  const backend = fakeBackend({ [record(101)]: ok(), [record(102)]: ok() })
  const close = openLesson(104)
  await watchPositions.sendWaiting(7)
  close()
  expect(backend.sent.map(({ call, body }) => [call, body])).toEqual([
    [record(101), { duration: 40 }],
    [record(102), { duration: 25 }],
  ])
  expect([storedPositionSec(101), storedPositionSec(102), storedPositionSec(104)]).toEqual([0, 0, 60])
  be(8)
  expect(storedPositionSec(103)).toBe(9)
})
