import { serverClock } from '@/lib/serverClock'
import CourseShow from '@/pages/course/show'

import { detailWire } from '../../../factories/course'
import { flashSaleWire } from '../../../factories/flashSale'
import { groupDetailWire, groupSaleWire, groupWire } from '../../../factories/groupBuy'
import { aMember } from '../../../factories/member'
import { fakeBackend, held, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { control, press, showAgain } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const saleCall = 'GET /addons/TuanGou/api/v1/t/0'
const flashCall = 'GET /addons/MiaoSha/api/v1/m/0'
const cashier = (gid: number) => `/pages/order/order?type=course&id=3&promotion=tg-5-${gid}`

const saleOf = (over: object = {}) => ok(groupDetailWire(over))

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'GET /api/v2/course/3': ok(detailWire()),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
    [flashCall]: ok({ data: [], order: [] }),
    [saleCall]: saleOf(),
    ...replies,
  })

const open = (over: ScreenOptions = {}) =>
  openScreen(CourseShow, { params: { id: '3' }, user: aMember(), addons: ['TuanGou'], ...over })

test('two ways with their prices: alone, or in a group that one opens; who waits can be joined', async () => {
  backendWith()
  const screen = await open()
  await screen.see('限时拼团价')
  expect(screen.text()).toMatch(/限时拼团价¥79原价¥1993人团距活动结束剩余(02时00分00秒|01时59分5\d秒)/)
  expect(screen.text()).toMatch(/差 2 人拼成.*加入拼团.*若拼团失败退款将原路返回.*单独购买 ¥199开团 ¥79$/)
  expect(screen.text()).toContain('会员免费学这门课')
  await press('开团 ¥79')
  await press('加入拼团')
  await press('单独购买 ¥199')
  expect(navigation.pushed()).toEqual([cashier(0), cashier(41), '/pages/order/order?type=course&id=3'])
})

test('in a group: nothing can be bought a second time, others cannot be joined', async () => {
  const items = [groupWire({ id: 40 }), groupWire()]
  backendWith({ [saleCall]: saleOf({ items, join_item: groupWire() }) })
  const screen = await open()
  await screen.see('正在拼团中')
  expect(control('正在拼团中').getAttribute('aria-disabled')).toBe('true')
  expect(control('加入拼团').getAttribute('aria-disabled')).toBe('true')
  expect(screen.text()).not.toContain('开团 ¥')
  await press('邀请好友')
  expect(navigation.pushed()).toEqual(['/packageA/tg/queue?id=5&gid=41'])
})

test.each([
  ['have not paid for', 0],
  ['saw fail', 2],
])('a group that I %s: others can be joined, one can be opened, and the thing be bought', async (_, status) => {
  backendWith({ [saleCall]: saleOf({ join_item: groupWire({ id: 40, status }) }) })
  const screen = await open()
  await screen.see('开团 ¥79')
  expect(screen.text()).not.toContain('正在拼团中')
  await press('加入拼团')
  expect(navigation.pushed()).toEqual([cashier(41)])
})

test('a call that fails is no "no group": it says so, and is made anew', async () => {
  const backend = backendWith({ [saleCall]: refusal('错误') })
  const screen = await open()
  await screen.see('优惠活动没有加载出来')
  backend.reply(saleCall, saleOf())
  await press('重试')
  await screen.see('限时拼团价')
  expect(screen.text()).not.toContain('优惠活动没有加载出来')
})

test('where there is no such add-on, the thing is sold as usual', async () => {
  backendWith({ [saleCall]: refusal('路由不存在', 404) })
  const screen = await open()
  await screen.see('立即购买')
  expect(screen.text()).not.toContain('优惠活动没有加载出来')
})

test('many groups: the first three, and the way to all', async () => {
  backendWith({ [saleCall]: saleOf({ items: [41, 42, 43, 44].map((id) => groupWire({ id })) }) })
  const screen = await open()
  await screen.see('查看全部 4 个团')
  expect(screen.text().match(/差 2 人拼成/g)).toHaveLength(3)
  await press('查看全部 4 个团')
  expect(navigation.pushed()).toEqual(['/packageA/tg/queue?id=5'])
})

test('a group whose time is up cannot be joined, and the server is asked until it has ended it', async () => {
  const backend = backendWith({ [saleCall]: saleOf({ items: [groupWire({ count_down: 2 })] }) })
  const screen = await open()
  await screen.see('加入拼团')
  backend.reply(saleCall, saleOf({ items: [groupWire({ count_down: 0 })] }))
  await pass(3_000)
  expect(control('加入拼团').getAttribute('aria-disabled')).toBe('true')
  backend.reply(saleCall, saleOf({ items: [] }))
  await pass(10_000)
  expect(screen.text()).not.toContain('加入拼团')
  const asked = backend.sentTo(saleCall).length
  await pass(60_000)
  expect(backend.sentTo(saleCall)).toHaveLength(asked)
})

test('to come: it counts down, and the server is asked', async () => {
  const goods = groupSaleWire({ started_count_down: 2 })
  const backend = backendWith({ [saleCall]: saleOf({ goods, is_start: false, items: [] }) })
  const screen = await open()
  await screen.see('距活动开始剩余')
  expect(screen.text()).not.toContain('开团 ¥')
  backend.reply(saleCall, saleOf())
  await pass(3_000)
  await screen.see('开团 ¥79')
})

test.each([
  ['over', saleOf({ is_over: true })],
  ['none', ok({ goods: [], items: [], join_item: [] })],
  ['a failure', refusal('错误')],
])('%s: sold as usual', async (_, reply) => {
  backendWith({ [saleCall]: reply })
  const screen = await open()
  await screen.see('立即购买')
  await pass(100)
  expect(screen.text()).not.toContain('拼团')
})

test('a flash sale comes first', async () => {
  const backend = backendWith({ [flashCall]: ok({ data: flashSaleWire(), order: [] }) })
  let screen = await open({ addons: ['MiaoSha', 'TuanGou'] })
  await screen.see('限时秒杀价')
  expect(screen.text()).not.toContain('限时拼团价')
  backend.reply(flashCall, ok({ data: [], order: [] }))
  screen = await open({ addons: ['MiaoSha', 'TuanGou'] })
  await screen.see('限时拼团价')
})

test('over, and in a group: still nothing can be bought a second time', async () => {
  backendWith({ [saleCall]: saleOf({ is_over: true, join_item: groupWire() }) })
  const screen = await open()
  await screen.see('正在拼团中')
  expect(screen.find('立即购买')).toBeUndefined()
})

test('a place in a group comes before a flash sale: won as well, it would be paid twice', async () => {
  backendWith({
    [flashCall]: ok({ data: flashSaleWire(), order: [] }),
    [saleCall]: saleOf({ join_item: groupWire() }),
  })
  const screen = await open({ addons: ['MiaoSha', 'TuanGou'] })
  await screen.see('正在拼团中')
  expect(screen.text()).not.toContain('立即抢购')
})

test('nothing is drawn below the place of the bar before the bar: it would be pushed down; but not for ever', async () => {
  const [sale, flash] = [held(saleOf()), held(ok({ data: [], order: [] }))]
  backendWith({ [saleCall]: sale, [flashCall]: flash })
  const screen = await open({ addons: ['MiaoSha', 'TuanGou'] })
  await screen.see('立即购买')
  expect(screen.find('目录')).toBeUndefined()
  // Side by side: the second does not wait for the first.
  sale.release()
  flash.release()
  await screen.see('限时拼团价')
  expect(screen.find('目录')).toBeDefined()

  backendWith({ [saleCall]: held(saleOf()) })
  const slow = await open()
  await slow.see('立即购买')
  expect(slow.find('目录')).toBeUndefined()
  await pass(1_000)
  expect(slow.find('目录')).toBeDefined()
})

test('back from the cashier it asks again', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('开团 ¥79')
  backend.reply(saleCall, saleOf({ join_item: groupWire() }))
  await showAgain()
  await screen.see('正在拼团中')
})
