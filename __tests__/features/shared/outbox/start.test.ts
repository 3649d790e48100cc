import Taro from '@tarojs/taro'

import { launch } from '@/features/system/launch'
import { pageTurned } from '@/features/shared/page/turns'
import { isOwed } from '@/features/shared/outbox/owed'
import { storedSec } from '@/features/shared/outbox/liveSeconds'
import { openLesson, storedPositionSec } from '@/features/shared/outbox/watchPositions'
import { useAppConfig } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { navigation } from '../../../setup/navigation'
import '../../../setup/phoneScreen'

const lessonCall = 'POST /api/v2/video/101/record'
const liveCall = 'POST /addons/zhibo/api/v1/course/3/video/12/vodWatchRecord'
const memberCall = 'GET /api/v2/member/detail'

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'GET /api/v2/other/config': ok({ name: '示例网校', enabled_addons: [] }),
    'GET /api/v9/version': ok({ update_mode: 0, appname: '', update_info: '' }),
    [memberCall]: ok({ id: 7, nick_name: '林小满' }),
    [lessonCall]: ok(),
    [liveCall]: ok(),
    ...replies,
  })

const told = (backend: ReturnType<typeof fakeBackend>) =>
  backend.sent.filter(({ call }) => [lessonCall, liveCall].includes(call)).map(({ call, body }) => [call, body])

/** A start of the app, until all that waits for a quiet moment has come. */
async function start(...pages: string[]): Promise<void> {
  navigation.start(...pages)
  void launch(pages[0] ?? '/pages/index/index')
  await pass(6_000)
}

beforeEach(() => {
  localStorage.clear()
  useSession.getState().signOut()
  tokenItem.set('a.b.c')
  useAppConfig.setState({ config: null, extraConfig: null, failure: null })
  useSession.setState({ isLogin: true, user: null })
  // As releases before the outbox have left it.
  Taro.setStorageSync('place:7:101', 40)
  Taro.setStorageSync('liveWatch:7:replay-12', { courseId: 3, sec: 25, sentSec: 0, atMs: Date.now() })
})

test('what was watched without a network is sent at the next start, whatever page is opened', async () => {
  const backend = backendWith()
  await start('/pages/index/index')
  expect(told(backend)).toEqual([
    [lessonCall, { duration: 40 }],
    [liveCall, { duration: 25 }],
  ])
  expect(storedPositionSec(101)).toBe(0)
  // The recording's position stays, and is not owed.
  expect(storedSec('replay', 12)).toBe(25)
  expect(isOwed()).toBe(false)
})

test('or as soon as the network is back', async () => {
  const backend = backendWith({ [lessonCall]: noNetwork })
  await start('/pages/index/index')
  expect(storedPositionSec(101)).toBe(40)
  // One that does not get through holds up no other sort.
  expect(told(backend)).toContainEqual([liveCall, { duration: 25 }])
  backend.reply(lessonCall, ok())
  window.dispatchEvent(new Event('online'))
  await pass(100)
  expect(storedPositionSec(101)).toBe(0)
})

test('or when another page is opened', async () => {
  const backend = backendWith({ [lessonCall]: refusal('错误') })
  await start('/pages/index/index')
  expect(storedPositionSec(101)).toBe(40)
  backend.reply(lessonCall, ok())
  pageTurned()
  await pass(100)
  expect(storedPositionSec(101)).toBe(0)
})

test('who brought the learner is told as soon as the network is back', async () => {
  const bind = 'POST /addons/MultiLevelShare/api/v1/user/bind'
  const backend = backendWith({
    'GET /api/v2/other/config': ok({ name: '示例网校', enabled_addons: ['MultiLevelShare'] }),
    [bind]: noNetwork,
  })
  referrerItem.set(3)
  await start('/pages/index/index')
  expect(referrerItem.get()).toBe(3)
  backend.reply(bind, ok())
  window.dispatchEvent(new Event('online'))
  await pass(100)
  expect(referrerItem.get()).toBeNull()
})

test('never under another member’s login', async () => {
  const backend = backendWith({ [memberCall]: ok({ id: 8, nick_name: '周航' }) })
  await start('/pages/index/index')
  expect(told(backend)).toEqual([])
  useSession.setState({ user: aMember({ id: 7 }) })
  await pass(100)
  expect(told(backend)).toHaveLength(2)
})

test('a lesson that is open sends for itself', async () => {
  const backend = backendWith()
  const close = openLesson(101)
  await start('/pages/course/video?id=101')
  expect(told(backend)).toEqual([[liveCall, { duration: 25 }]])
  close()
})
