import Taro from '@tarojs/taro'

import { createLearningClock } from '@/features/shared/learning/clock'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { learnedOn } from '@/stores/learnedTime'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'

let nowMs = 0
const noon = Date.parse('2026-03-11T12:00:00+08:00')
const later = (sec: number) => (nowMs += sec * 1000)
const learned = (ms = nowMs) => learnedOn(dayNumber(ms))

beforeEach(() => {
  Taro.clearStorageSync()
  useSession.setState({ isLogin: true, user: aMember({ id: 7 }) })
  nowMs = noon
  jest.spyOn(serverClock, 'now').mockImplementation(() => nowMs)
})

test('the time between signs counts, whatever the speed, and is on the device every ten seconds', () => {
  const clock = createLearningClock(5)
  for (let sec = 0; sec <= 25; sec++, later(1)) clock.sign(40)
  expect(learned()).toEqual({ sec: 20, lessons: [40] })
  clock.rest()
  expect(learned()).toEqual({ sec: 26, lessons: [40] })
})

test('what lies further apart counts for no more than the gap; after a rest it counts for nothing', () => {
  const clock = createLearningClock(180)
  clock.sign()
  later(3_600)
  clock.sign()
  expect(learned().sec).toBe(180)
  clock.rest()
  later(60)
  clock.sign()
  expect(learned().sec).toBe(180)
})

test('a lesson that follows on another has its own time, a clock that is put back takes nothing away', () => {
  const clock = createLearningClock(5)
  clock.sign(40)
  later(4)
  clock.sign(40)
  later(-600)
  clock.sign(41)
  later(3)
  clock.rest()
  expect(learned()).toEqual({ sec: 7, lessons: [40, 41] })
})

test('midnight in China begins another day', () => {
  nowMs = Date.parse('2026-03-11T23:59:58+08:00')
  const before = nowMs
  const clock = createLearningClock(30)
  clock.sign()
  clock.rest()
  clock.sign()
  later(20)
  clock.rest()
  expect(learned(before).sec).toBe(0)
  expect(learned().sec).toBe(20)
})

test('each member has their own; a visitor leaves nothing', () => {
  const learn = () => {
    const clock = createLearningClock(60)
    clock.sign()
    later(30)
    clock.rest()
  }
  learn()
  useSession.setState({ user: aMember({ id: 8 }) })
  expect(learned().sec).toBe(0)
  useSession.setState({ isLogin: false, user: null })
  learn()
  useSession.setState({ isLogin: true, user: aMember({ id: 7 }) })
  expect(learned().sec).toBe(30)
})

test('what was learned before the server said who it is becomes the member’s', () => {
  useSession.setState({ isLogin: true, user: null })
  const clock = createLearningClock(60)
  clock.sign(40)
  later(30)
  clock.rest()
  useSession.setState({ user: aMember({ id: 9 }) })
  expect(learned()).toEqual({ sec: 30, lessons: [40] })
})
