import LiveIndex from '@/packageA/live/index'
import { calendar } from '@/platform/calendar'

import { liveWire } from '../../factories/live'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'

const listCall = 'GET /addons/zhibo/api/v1/courses'
const categories = [
  { id: 1, name: '技术', children: [{ id: 2, name: '人工智能' }] },
  { id: 3, name: '生活', children: [] },
]
const answer = (...rows: object[]) => ok({ data: { data: rows, total: rows.length }, categories })

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(LiveIndex, { params, user: aMember(), addons: ['Zhibo'], ...over })

test('shows what there is, when it goes on and what it costs', async () => {
  const backend = fakeBackend({
    [listCall]: answer(
      liveWire(1, { vip_can_view: 1 }),
      liveWire(2, { title: '公开课', charge: 0, status_text: '待开课', next_video: [], category: null }),
    ),
  })
  const screen = await open()
  await screen.see('直播 1')
  expect(screen.text()).toMatch(/更新中直播 1人工智能 · 下节 2099-05-01 19:30¥299会员免费待开课公开课免费/)
  expect(backend.sentTo(listCall)[0]?.query).toEqual({ page: '1', size: '16', cid: '0' })
})

const chinaTime = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

test('what is on air comes first and says so once; late is late for a while, what never began is not next', async () => {
  const late = { id: 7, title: '', published_at: chinaTime(Date.now() - 60_000) }
  const forgotten = { id: 8, title: '', published_at: '2024-05-01 19:30:00' }
  fakeBackend({
    [listCall]: answer(
      liveWire(1, { next_video: forgotten }),
      liveWire(2, { next_video: late }),
      liveWire(3, { status_text: '直播中', next_video: late }),
    ),
  })
  const screen = await open()
  await screen.see('直播 1')
  expect(screen.text()).toMatch(
    /直播中直播 3人工智能¥299进入更新中直播 1人工智能¥299更新中直播 2人工智能 · 待讲师开播¥299/,
  )
})

test('shown again after a while, what is on air is asked anew', async () => {
  const backend = fakeBackend({ [listCall]: answer(liveWire(1)) })
  const screen = await open()
  await screen.see('直播 1')
  backend.reply(listCall, answer(liveWire(1), liveWire(2)))
  await showAgain()
  expect(backend.sentTo(listCall)).toHaveLength(1)
  await pass(40_000)
  await showAgain()
  await screen.see('直播 2')
})

test('shown while it is being asked anew, it is not asked a second time', async () => {
  const backend = fakeBackend({ [listCall]: answer(liveWire(1)) })
  const screen = await open()
  await screen.see('直播 1')
  const slow = held(answer(liveWire(2)))
  backend.reply(listCall, slow)
  await pass(40_000)
  await showAgain()
  await showAgain()
  slow.release()
  await screen.see('直播 2')
  expect(backend.sentTo(listCall)).toHaveLength(2)
})

test('a lesson that comes can be put into the phone’s calendar from the list', async () => {
  const add = jest.spyOn(calendar, 'add').mockResolvedValue('added')
  fakeBackend({ [listCall]: answer(liveWire(1)) })
  const screen = await open()
  await screen.see('下节 2099-05-01 19:30')
  await screen.press('开播提醒')
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    title: '直播 1：接口',
    startsAt: new Date('2099-05-01T19:30:00+08:00'),
  })
  expect(navigation.pushed()).toEqual([])
})

test('without a network it says so and loads on retry', async () => {
  const backend = fakeBackend({ [listCall]: noNetwork })
  const screen = await open()
  await screen.see('网络不可用')
  backend.reply(listCall, answer(liveWire(1)))
  await screen.press('重试')
  await screen.see('直播 1')
})

test('an answer of another shape is a failure in words', async () => {
  fakeBackend({ [listCall]: ok('<html>') })
  const screen = await open()
  await screen.see('直播课没有加载出来')
})

test('a category, then its child; an empty one shows the way back to everything', async () => {
  const backend = fakeBackend({ [listCall]: answer(liveWire(1)) })
  const screen = await open()
  await screen.see('直播 1')
  await screen.press('技术')
  await screen.press('人工智能')
  await screen.see('直播 1')
  backend.reply(listCall, answer())
  await screen.press('生活')
  await screen.see('这个分类还没有直播课')
  await screen.press('看全部直播课')
  await screen.see('直播 1')
  expect(backend.sentTo(listCall).map(({ query }) => query.cid)).toEqual(['0', '1', '2', '3'])
})

test('the address may name a category; nothing there yet', async () => {
  const backend = fakeBackend({ [listCall]: answer() })
  const screen = await open({ category_id: '3' })
  await screen.see('这个分类还没有直播课')
  expect(backend.sentTo(listCall)[0]?.query).toMatchObject({ cid: '3' })
  const empty = await open()
  await empty.see('还没有直播课')
})

test('no price where selling is forbidden', async () => {
  fakeBackend({ [listCall]: answer(liveWire(1, { vip_can_view: 1 })) })
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('直播 1')
  expect(screen.text()).not.toMatch(/¥|会员/)
})

test('a visitor logs in first, and comes back to the same category', async () => {
  const backend = fakeBackend()
  await openScreen(LiveIndex, { params: { category_id: '3' }, addons: ['Zhibo'] })
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=liveIndex%3Fcategory_id%3D3')
  expect(backend.sent).toEqual([])
})

test('closed while the add-on is off', async () => {
  const backend = fakeBackend({ [listCall]: answer(liveWire(1)) })
  const screen = await open({}, { addons: [] })
  await screen.see('这里还没有开放')
  expect(backend.sentTo(listCall)).toEqual([])
})

test('shown again after a while, a list of several pages stays: each page would be a call', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => liveWire(index + 1))
  const pageOf = (from: number) => ok({ data: { data: rows.slice(from, from + 16), total: 20 }, categories })
  let asked = 0
  const backend = fakeBackend({ [listCall]: () => pageOf(asked++ * 16)() })
  const scroll = fakeScroll()
  const screen = await open()
  await screen.see('直播 1')
  // A page is drawn in portions; `act` shows one at a time.
  for (let portion = 0; portion < 5; portion++) await settle()
  await scroll.move('[class*=end]', true)
  await settle()
  expect(backend.sentTo(listCall).map(({ query }) => query.page)).toEqual(['1', '2'])
  await pass(40_000)
  await showAgain()
  await pass(1_000)
  expect(backend.sentTo(listCall)).toHaveLength(2)
})
