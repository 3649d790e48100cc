import { forgetDialect } from '@/api/dialect'
import { watchServer } from '@/features/system/recovery'
import { queryClient } from '@/queries/client'
import Announcement from '@/packageA/member/notice'
import Home from '@/pages/index/index'

import { aMember } from '../../../factories/member'
import { fakeBackend, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { openScreen } from '../../../setup/openScreen'

const baseCall = 'GET /api/v2/viewBlock/page/blocks'
const headCall = 'GET /api/v2/decorationPage/blocks'
const newestCall = 'GET /api/v2/announcement/latest'
const home = '/pages/index/index'
const noRoute = refusal('路由不存在', 404)
const tooMany = refusal('请稍后再试', 429)
const shelf = {
  id: 1,
  sign: 'h5-vod-v1',
  config_render: { title: '本周好课', items: [{ id: 1, title: '宋画十二讲', thumb: '', charge: 9 }] },
}

beforeEach(forgetDialect)

test('a call that the server does not know is no missing content: it is asked again', async () => {
  const backend = fakeBackend({ [baseCall]: noRoute, [headCall]: noRoute, [newestCall]: ok([]) })
  const screen = await openScreen(Home, { pages: [home] })
  await screen.see('没有加载出来')
  expect(screen.text()).not.toContain('内容不见了')
  backend.reply(headCall, ok([shelf]))
  await screen.press('重试')
  await screen.see('本周好课')
})

test('a page behind a tab has nothing to go back to', async () => {
  const backend = fakeBackend({ [baseCall]: refusal('资源不存在', 404), [newestCall]: ok([]) })
  const screen = await openScreen(Home, { pages: [home] })
  await screen.see('内容不见了')
  expect(screen.find('返回')).toBeUndefined()
  backend.reply(baseCall, ok([shelf]))
  await screen.press('重试')
  await screen.see('本周好课')
})

test('content that is gone leads back', async () => {
  fakeBackend({ 'GET /api/v2/announcement/7': refusal('资源不存在', 404) })
  const screen = await openScreen(Announcement, {
    params: { id: '7' },
    user: aMember(),
    pages: [home, '/packageA/member/notice?id=7'],
  })
  await screen.see('内容不见了')
  expect(screen.find('返回')).toBeDefined()
})

test.each([
  ['by name', '请先购买公告'],
  ['in words that nobody knows', '今日不开放'],
])('refused %s: the server’s sentence, the way back, and 重试 beside it', async (_, words) => {
  const call = 'GET /api/v2/announcement/7'
  const backend = fakeBackend({ [call]: refusal(words) })
  const screen = await openScreen(Announcement, {
    params: { id: '7' },
    user: aMember(),
    pages: [home, '/packageA/member/notice?id=7'],
  })
  await screen.see(words)
  expect(screen.text()).not.toContain('没有加载出来')
  expect(screen.find('返回')).toBeDefined()
  backend.reply(call, ok({ id: 7, title: '国庆停课', announcement: '', view_times: 0, created_at: null }))
  await screen.press('重试')
  await screen.see('国庆停课')
})

test('an exception of the server is a failure, and may pass', async () => {
  fakeBackend({ 'GET /api/v2/announcement/7': refusal('错误', 500) })
  const screen = await openScreen(Announcement, { params: { id: '7' }, user: aMember(), pages: [home] })
  await screen.see('服务器开小差了')
  expect(screen.find('重试')).toBeDefined()
})

test.each([
  ['too many calls', tooMany, '请稍后再试'],
  ['maintenance', refusal('系统维护中', 503), '系统维护中'],
])('%s: the page counts down and comes back by itself', async (_, reply, words) => {
  const backend = fakeBackend({ [baseCall]: reply, [newestCall]: ok([]) })
  const screen = await openScreen(Home, { pages: [home] })
  await screen.see(words)
  expect(screen.text()).toMatch(/，(1\d|20) 秒后自动重试/)
  expect(backend.sentTo(baseCall)).toHaveLength(1)
  await pass(9_000)
  expect(backend.sentTo(baseCall)).toHaveLength(1)
  // Still too many: not for good.
  await pass(12_000)
  expect(backend.sentTo(baseCall).length).toBeGreaterThan(1)
  backend.reply(baseCall, ok([shelf]))
  await pass(21_000)
  await screen.see('本周好课')
})

test('what failed without a word on screen comes back as well, after a minute of rest', async () => {
  watchServer(async () => undefined)
  const backend = fakeBackend({
    [baseCall]: ok([shelf]),
    [newestCall]: tooMany,
    'GET /api/v9/version': noRoute,
  })
  const screen = await openScreen(Home, { pages: [home] })
  await screen.see('本周好课')
  const before = backend.sentTo(newestCall).length
  await pass(50_000)
  expect(backend.sentTo(newestCall)).toHaveLength(before)
  backend.reply(newestCall, ok({ id: 1, title: '国庆停课', announcement: '', view_times: 0, created_at: null }))
  await pass(15_000)
  await screen.see('国庆停课')
  queryClient.clear()
})
