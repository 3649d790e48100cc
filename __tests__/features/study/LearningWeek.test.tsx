import Taro from '@tarojs/taro'
import { act } from 'react'

import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import Study from '@/pages/course/index'
import { addLearned, learnedOn } from '@/stores/learnedTime'
import { goalChanges, setGoal } from '@/stores/learningGoal'
import { useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { control, ofRole, press, settle, showAgain } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

/** A Wednesday. */
const now = Date.parse('2026-03-11T20:00:00+08:00')
const today = dayNumber(now)

const seen = (lessonId: number, sec: number, at: string) => ({
  learned_count: 1,
  created_at: '2026-03-01 10:30:00',
  last_view_video: { video_id: lessonId, watch_seconds: sec, updated_at: at },
  course: { id: lessonId, title: `课程 ${lessonId}`, thumb: '', videos_count: 4 },
})

const open = (rows: object[] = [], user = aMember()) => {
  fakeBackend({ 'GET /api/v3/member/courses/learned': ok({ data: rows, total: rows.length }) })
  return openScreen(Study, { user, addons: [] })
}

/** As a screen reader tells them. */
const bars = () => ofRole('listitem').map((bar) => bar.getAttribute('aria-label'))

beforeEach(() => {
  Taro.clearStorageSync()
  useSession.setState({ isLogin: true, user: aMember() })
  jest.spyOn(serverClock, 'now').mockReturnValue(now)
})

test('a week without learning says so in one line, and offers a goal', async () => {
  const screen = await open()
  await screen.see('这周学的时间会记在这里')
  expect(bars()).toEqual([])
  expect(control('定个目标')).toBeTruthy()
  expect(screen.text()).not.toContain('连续')
})

test('minutes by day, of this week alone', async () => {
  addLearned(today - 3, 6_000)
  addLearned(today - 2, 1_259)
  addLearned(today, 59)
  const screen = await open()
  await screen.see('本周学习21 分钟')
  expect(bars().slice(0, 4)).toEqual(['周一，20 分钟', '周二，0 分钟', '周三，今天，0 分钟', '周四，0 分钟'])
  expect(screen.text()).toContain('只有这台设备上的学习')
})

test('what the server tells of other devices is added, and said; lessons that were played here are not counted twice', async () => {
  addLearned(today - 1, 600, 41)
  const screen = await open([
    seen(40, 900, '2026-03-09 09:00:00'),
    seen(41, 3_000, '2026-03-10 09:00:00'),
    seen(42, 3_000, '2026-03-08 23:59:00'),
  ])
  await screen.see('本周学习25 分钟')
  expect(bars().slice(0, 3)).toEqual(['周一，15 分钟', '周二，10 分钟', '周三，今天，0 分钟'])
  expect(screen.text()).toContain('加上服务器记下的')
})

test('a goal is picked, kept over a restart, and can be switched off again', async () => {
  addLearned(today - 1, 1_200)
  addLearned(today, 300)
  let screen = await open()
  await screen.see('本周学习25 分钟')
  await press('定个目标')
  await screen.see('每天学多久')
  await screen.press('20 分钟大约一课')
  await screen.see('今天再学 15 分钟就达到目标')
  expect(screen.text()).toContain('连续 1 天')
  expect(bars()[1]).toBe('周二，20 分钟，达到目标')

  screen = await open()
  await screen.see('今天再学 15 分钟就达到目标')
  await press('学习目标，每天 20 分钟，修改')
  await screen.see('不设目标')
  await screen.press('不设目标')
  await screen.see('定个目标')
  expect(screen.text()).not.toContain('连续 1 天')
  expect(screen.text()).toContain('本周学习25 分钟')
})

test('days in a row: the free day of the week is named, a reached goal is said', async () => {
  setGoal({ day: today, minutes: 10 })
  for (const day of [today - 4, today - 3, today - 1, today]) addLearned(day, 600)
  const screen = await open()
  await screen.see('连续 4 天')
  expect(screen.text()).toContain('今天的目标完成了')
  expect(screen.text()).toContain('周一休息，连续没有断')
})

test('days in a row that were learned on other devices outlast Sunday; what was played here counts once', async () => {
  setGoal({ day: today - 9, minutes: 10 })
  addLearned(today - 5, 60, 42)
  jest.mocked(serverClock.now).mockReturnValue(Date.parse('2026-03-08T20:00:00+08:00'))
  const screen = await open([
    seen(40, 1_800, '2026-03-07 09:00:00'),
    seen(41, 1_800, '2026-03-08 09:00:00'),
    seen(42, 1_800, '2026-03-06 09:00:00'),
  ])
  await screen.see('连续 2 天')
  expect(screen.text()).toContain('今天的目标完成了')
  jest.mocked(serverClock.now).mockReturnValue(Date.parse('2026-03-09T08:00:00+08:00'))
  await showAgain()
  expect(screen.text()).toContain('连续 2 天')
  expect(screen.text()).toContain('今天再学 10 分钟')
})

test('what was learned while the page was covered is there when it is shown again', async () => {
  const screen = await open()
  await screen.see('这周学的时间会记在这里')
  addLearned(today, 180)
  await showAgain()
  await screen.see('本周学习3 分钟')
})

test('after midnight the next day is today', async () => {
  addLearned(today, 600)
  const screen = await open()
  await screen.see('本周学习10 分钟')
  jest.mocked(serverClock.now).mockReturnValue(now + 5 * 60 * 60_000)
  await showAgain()
  await settle()
  expect(bars()[3]).toBe('周四，今天，0 分钟')
})

test('another member of the same device has their own', async () => {
  addLearned(today, 600)
  setGoal({ day: today, minutes: 10 })
  const screen = await open([], aMember({ id: 8 }))
  await screen.see('这周学的时间会记在这里')
  expect(goalChanges()).toEqual([])
  await act(async () => useSession.setState({ user: aMember() }))
  await screen.see('连续 1 天')
  expect(learnedOn(today).sec).toBe(600)
})
