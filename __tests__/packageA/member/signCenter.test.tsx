import type { Tone } from '@/lib/tone'
import { serverClock } from '@/lib/serverClock'
import SignCenter from '@/packageA/member/signCenter'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { control, ofRole, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/DaySignIn/api/v1'
const [stateCall, signCall, daysCall] = [`GET ${root}/user`, `POST ${root}/signIn`, `GET ${root}/records`]
const memberCall = 'GET /api/v2/member/detail'

/** 23:59:30 on the tenth in China. */
const lateOnTheTenth = new Date('2024-05-10T15:59:30Z')
const open = { is_submit: 0, continuous_days: 2, today_reward: 3, rules: '连续签到得更多' }
const days = [
  { date: '2024-05-08', reward: 1 },
  { date: '2024-05-09', reward: 2 },
]

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [memberCall]: ok({ id: 7, nick_name: '孤舟听雨', credit1: 1280 }),
    [stateCall]: ok(open),
    [daysCall]: ok({ days }),
    [signCall]: ok({ reward: 3 }),
    ...replies,
  })

const openPage = () =>
  openScreen(SignCenter, {
    user: aMember({ joinedAt: new Date('2024-04-02T00:00:00Z') }),
    addons: ['DaySignIn'],
  })

beforeEach(() => {
  const aheadMs = lateOnTheTenth.getTime() - Date.now()
  jest.spyOn(serverClock, 'now').mockImplementation(() => Date.now() + aheadMs)
})

const told = (words: string, tone: Tone) => expect(shown(tone)).toEqual([words])

test('what today brings, the chain so far, the days of the month, the rules', async () => {
  const backend = backendWith()
  const screen = await openPage()
  await screen.see('已连续签到 2 天')
  await settle()
  expect(screen.text()).toContain('1,280')
  expect(screen.text()).toContain('2024 年 5 月')
  expect(screen.text()).toContain('连续签到得更多')
  expect(screen.find('9日，已签到，+2')).toBeDefined()
  expect(screen.find('10日，今天')).toBeDefined()
  expect(screen.find('7日')).toBeDefined()
  expect(backend.sentTo(daysCall)[0]?.query).toEqual({ month: '2024-05' })
})

test.each([
  [2, 0, ['第 1 天，已签到', '第 2 天，已签到', '第 3 天，今天', '第 4 天']],
  [7, 1, ['第 1 天，已签到', '第 2 天，已签到', '第 3 天，已签到', '第 4 天，已签到']],
  [7, 0, ['第 8 天，今天', '第 9 天', '第 10 天', '第 11 天']],
  [9, 1, ['第 8 天，已签到', '第 9 天，今天，已签到', '第 10 天', '第 11 天']],
])('seven days as steps: %i in a row, signed in today %i', async (continuous_days, is_submit, steps) => {
  const backend = backendWith()
  backend.reply(stateCall, ok({ ...open, is_submit, continuous_days }))
  const screen = await openPage()
  await screen.see(`已连续签到 ${continuous_days} 天`)
  const labels = ofRole('listitem').map((step) => step.getAttribute('aria-label'))
  expect(labels).toHaveLength(7)
  expect(labels.slice(0, 4)).toEqual(steps)
})

test('the chain goes on with the press, also when nobody can say so afterwards', async () => {
  const backend = backendWith()
  const screen = await openPage()
  await screen.see('立即签到 +3')
  backend.reply(stateCall, refusal('系统繁忙'))
  await screen.press('立即签到 +3')
  await screen.see('已连续签到 3 天')
  const steps = ofRole('listitem').map((step) => step.getAttribute('aria-label'))
  expect(steps.slice(1, 4)).toEqual(['第 2 天，已签到', '第 3 天，今天，已签到', '第 4 天'])
})

test('a press signs in: points said and added, the day marked, no second press', async () => {
  const backend = backendWith()
  const screen = await openPage()
  await screen.see('立即签到 +3')
  backend.reply(stateCall, ok({ ...open, is_submit: 1, continuous_days: 3 }))
  backend.reply(daysCall, ok({ days: [...days, { date: '2024-05-10', reward: 3 }] }))
  backend.reply(memberCall, ok({ id: 7, nick_name: '孤舟听雨', credit1: 1283 }))
  await screen.press('立即签到 +3')
  await screen.see('1,283')
  told('签到成功，积分 +3', 'success')
  expect(screen.text()).toContain('已连续签到 3 天')
  expect(screen.find('10日，今天，已签到，+3')).toBeDefined()
  expect(control('今日已签到').getAttribute('aria-disabled')).toBe('true')
  expect(backend.sentTo(signCall)).toHaveLength(1)
})

test('signed in elsewhere meanwhile: said so, nothing lost', async () => {
  const backend = backendWith({ [signCall]: ok({ reward: false }) })
  const screen = await openPage()
  await screen.see('立即签到 +3')
  backend.reply(stateCall, ok({ ...open, is_submit: 1 }))
  await screen.press('立即签到 +3')
  await screen.see('今日已签到')
  told('今日已签到', 'success')
})

test('what was refused can be tried again', async () => {
  const backend = backendWith({ [signCall]: refusal('签到已暂停') })
  const screen = await openPage()
  await screen.see('立即签到 +3')
  await screen.press('立即签到 +3')
  await settle()
  told('签到已暂停', 'error')
  backend.reply(signCall, ok({ reward: 3 }))
  await screen.press('立即签到 +3')
  await settle()
  told('签到成功，积分 +3', 'success')
})

test('at midnight in China the next day is open', async () => {
  const backend = backendWith({ [stateCall]: ok({ ...open, is_submit: 1 }) })
  const screen = await openPage()
  await screen.see('今日已签到')
  backend.reply(stateCall, ok({ ...open, today_reward: 4 }))
  await pass(29_000)
  expect(screen.text()).toContain('今日已签到')
  await pass(2_000)
  await screen.see('立即签到 +4')
  expect(screen.find('11日，今天')).toBeDefined()
})

test('months back to the one in which the member came, and forward again', async () => {
  const backend = backendWith()
  const screen = await openPage()
  await screen.see('2024 年 5 月')
  expect(control('下个月').getAttribute('aria-disabled')).toBe('true')
  backend.reply(daysCall, ok({ days: [{ date: '2024-04-30', reward: 1 }] }))
  await screen.press('上个月')
  await screen.see('2024 年 4 月')
  await settle()
  expect(screen.find('30日，已签到，+1')).toBeDefined()
  expect(control('上个月').getAttribute('aria-disabled')).toBe('true')
  await screen.press('下个月')
  await screen.see('2024 年 5 月')
})

test('a server that only knows whether: the press and the points, no calendar, no rules', async () => {
  backendWith({ [stateCall]: ok({ is_submit: 0 }), [daysCall]: refusal('', 404) })
  const screen = await openPage()
  await screen.see('立即签到')
  await settle()
  expect(screen.text()).toContain('1,280')
  expect(screen.text()).not.toMatch(/2024 年|没有加载出来|签到规则|连续/)
})

test('what did not load comes on retry', async () => {
  const backend = backendWith({ [stateCall]: refusal('错误') })
  const screen = await openPage()
  await screen.see('签到信息没有加载出来')
  backend.reply(stateCall, ok(open))
  await screen.press('重试')
  await screen.see('立即签到 +3')
})

test('a visitor is asked to log in', async () => {
  const backend = fakeBackend()
  await openScreen(SignCenter, { addons: ['DaySignIn'] })
  await settle()
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=signCenter')
  expect(backend.sent).toEqual([])
})
