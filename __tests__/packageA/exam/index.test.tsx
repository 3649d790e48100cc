import { onlineManager } from '@tanstack/react-query'

import MockIndex from '@/packageA/exam/mock/index'
import PaperIndex from '@/packageA/exam/paper/index'
import PracticeIndex from '@/packageA/exam/practice/index'

import { examListWire, paperRowWire, practiceRowWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { named, pressLink, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const root = 'GET /addons/Paper/api/v1'
const listCall = `${root}/papers`

beforeEach(() => {
  jest.clearAllMocks()
})

const open = (Page = PaperIndex, params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(Page, { params, user: aMember(), addons: ['Paper'], ...over })

test('papers: what each is, what it costs who has not got it, what I have sat', async () => {
  const rows = [
    paperRowWire(1, { charge: 0, cur_user_can_join: true }),
    paperRowWire(2, { is_vip_free: 1 }),
    paperRowWire(3, { cur_user_can_join: true }),
    paperRowWire(4, { charge: 0, expired_minutes: 0 }),
  ]
  const backend = fakeBackend({ [listCall]: ok(examListWire(rows, { user_papers: { 3: {} } })) })
  const screen = await open()
  await screen.see('试卷 1')
  expect(screen.text()).toMatch(
    /试卷 113 题 · 45 分钟免费试卷 213 题 · 45 分钟¥29会员免费试卷 313 题 · 45 分钟已考过试卷 413 题/,
  )
  // Shut and without a price: neither free nor for sale.
  expect(screen.text()).not.toMatch(/试卷 413 题(免费|¥)/)
  expect(named('未解锁')).toHaveLength(2)
  expect(backend.sentTo(listCall)[0]?.query).toEqual({ page: '1', page_size: '10', cid1: '0', cid2: '0' })
  await pressLink('试卷 2')
  expect(navigation.pushed()).toContain('/packageA/exam/paper/show?id=2')
})

test('mock papers and practices are the same page on their own data', async () => {
  fakeBackend({
    [`${root}/mock_papers`]: ok(examListWire([paperRowWire(1, { title: '模拟 1' })])),
    [`${root}/practices`]: ok(
      examListWire([practiceRowWire(1, { user_count: 5 }), practiceRowWire(2, { user_count: 12 })]),
    ),
  })
  const mocks = await open(MockIndex)
  await mocks.see('模拟 113 题 · 45 分钟¥29')
  const practices = await open(PracticeIndex)
  await practices.see('练习 112 题免费练习中练习 212 题免费已练习')
})

test('what is shown from the device is replaced when the network is back, also at once', async () => {
  const list = (title: string) => ok(examListWire([paperRowWire(1, { title })]))
  const backend = fakeBackend({ [listCall]: list('昨天') })
  await (await open()).see('昨天')

  backend.reply(listCall, noNetwork)
  onlineManager.setOnline(false)
  const screen = await open()
  await screen.see('昨天')
  backend.reply(listCall, list('今天'))
  onlineManager.setOnline(true)
  await screen.see('今天')
})

test('both levels of categories are asked of the server and stand in the address', async () => {
  const backend = fakeBackend({ [listCall]: ok(examListWire([paperRowWire(1)])) })
  const screen = await open()
  await screen.see('技术')
  await screen.press('技术')
  await screen.press('编程')
  await screen.see('试卷 1')
  expect(navigation.address()).toBe('/packageA/exam/paper/index?category_id=1&child=2')
  expect(backend.sentTo(listCall).map(({ query }) => [query.cid1, query.cid2])).toEqual([
    ['0', '0'],
    ['1', '0'],
    ['1', '2'],
  ])
})

test('an empty category, as a link may name it, leads back to everything', async () => {
  const backend = fakeBackend({ [listCall]: ok(examListWire([])) })
  const screen = await open(PaperIndex, { category_id: '3' })
  await screen.see('这个分类还没有试卷')
  backend.reply(listCall, ok(examListWire([paperRowWire(5)])))
  await screen.press('看全部试卷')
  await screen.see('试卷 5')
})

test('no papers at all', async () => {
  fakeBackend({ [listCall]: ok(examListWire([], { categories: [], category_children: [] })) })
  const screen = await open()
  await screen.see('还没有试卷')
  expect(screen.text()).not.toContain('全部')
})

test.each([
  ['a refusal', refusal('参数错误'), '参数错误'],
  ['an answer of another shape', ok('<html>'), '试卷没有加载出来'],
])('%s is told in words, and loads on retry', async (_, failure, words) => {
  const backend = fakeBackend({ [listCall]: failure })
  const screen = await open()
  await screen.see(words)
  backend.reply(listCall, ok(examListWire([paperRowWire(1)])))
  await screen.press('重试')
  await screen.see('试卷 1')
})

test('no price and no membership where selling is forbidden', async () => {
  fakeBackend({ [listCall]: ok(examListWire([paperRowWire(1, { is_vip_free: 1 })])) })
  const screen = await open(undefined, {}, { selling: 'hidden' })
  await screen.see('试卷 1')
  expect(screen.text()).not.toMatch(/¥|会员/)
})

test('closed while the add-on is off, and to visitors', async () => {
  const backend = fakeBackend({ [listCall]: ok(examListWire([paperRowWire(1)])) })
  const screen = await open(PaperIndex, {}, { addons: [] })
  await screen.see('这里还没有开放')
  await openScreen(PaperIndex, { addons: ['Paper'] })
  await settle()
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=examPaperIndex')
  expect(backend.sent).toEqual([])
})
