import { serverClock } from '@/lib/serverClock'
import FlashSales from '@/packageA/ms/index'
import FlashSaleOrders from '@/packageA/member/miaosha'

import { flashOrderWire, flashSaleWire } from '../../factories/flashSale'
import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { press, pressLink, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const root = '/addons/MiaoSha/api/v1/m'
const [listCall, ordersCall] = [`GET ${root}`, `GET ${root}/user/orders`]

const listed = (...rows: object[]) => ok({ data: { data: rows, total: rows.length } })
const as: ScreenOptions = { user: aMember(), addons: ['MiaoSha'] }

afterEach(() => {
  jest.restoreAllMocks()
})

const running = flashSaleWire()
const soon = flashSaleWire({ id: 9, goods_title: '诗词格律', is_start: 0, started_at: '2099-01-01 10:00:00' })
const over = flashSaleWire({ id: 10, goods_title: '自然光', is_over: 1, over_num: 0 })
const odd = flashSaleWire({ id: 11, goods_title: '全息课', goods_type: 'hologram' })

test('what is running, to come and over; each with what there is to know', async () => {
  fakeBackend({ [listCall]: listed(running, soon, over) })
  const screen = await openScreen(FlashSales, as)
  await screen.see('数据结构')
  expect(screen.text()).toMatch(
    /数据结构录播课¥49原价¥199剩 5 件距结束 .*去抢诗词格律.*2099-01-01 10:00 开抢.*自然光.*已结束/,
  )
  expect(screen.find('已抢 75%')).toBeDefined()
  await pressLink('自然光')
  expect(shown()).toEqual(['已结束'])
  expect(navigation.pushed()).toEqual([])
  await pressLink('诗词格律')
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=3'])
})

test('the last pieces are held by others: it reads as over, as long as nothing comes back', async () => {
  fakeBackend({ [listCall]: listed(flashSaleWire({ over_num: 0 })) })
  const screen = await openScreen(FlashSales, as)
  await screen.see('已结束')
  expect(screen.text()).not.toContain('剩 0 件')
  await pressLink('数据结构')
  expect(shown()).toEqual(['已结束'])
  expect(navigation.pushed()).toEqual([])
})

test('a thing that this app does not know leads nowhere, and says so', async () => {
  fakeBackend({ [listCall]: listed(odd) })
  const screen = await openScreen(FlashSales, as)
  await screen.see('全息课')
  await pressLink('全息课')
  expect(navigation.pushed()).toEqual([])
  expect(shown()).toEqual(['这个商品暂时不能在这里查看'])
})

test('none, and a failure that can be retried', async () => {
  const backend = fakeBackend({ [listCall]: refusal('错误') })
  const screen = await openScreen(FlashSales, as)
  await screen.see('秒杀活动没有加载出来')
  backend.reply(listCall, listed())
  await press('重试')
  await screen.see('现在没有秒杀活动')
})

test('a shared sale is shown where its thing is; one that is gone leads to the others', async () => {
  const backend = fakeBackend({ [`GET ${root}/8`]: ok({ data: flashSaleWire({ goods_type: 'book' }), order: [] }) })
  await openScreen(FlashSales, { ...as, params: { id: '8' } })
  await settle()
  expect(navigation.replaced()).toEqual(['/packageA/book/show?id=3'])
  backend.reply(`GET ${root}/8`, ok({ data: [], order: [] }))
  const screen = await openScreen(FlashSales, { ...as, params: { id: '8' } })
  await screen.see('这个活动已经没有了')
  await press('看别的活动')
  expect(navigation.replaced()).toEqual(['/packageA/ms/index'])
})

test('switched off, and without a login', async () => {
  fakeBackend()
  const screen = await openScreen(FlashSales, { user: aMember(), addons: [] })
  await screen.see('这里还没有开放')
  await openScreen(FlashSaleOrders, { addons: as.addons })
  expect(navigation.replaced()).toEqual([expect.stringContaining('/pages/auth/login')])
})

const rows = [
  flashOrderWire(),
  flashOrderWire({ id: 32, status: 1, goods: [] }),
  flashOrderWire({ id: 33, status: 3, goods: { ...flashOrderWire().goods, goods_title: '自然光' } }),
]

test('what I have won: to be paid, paid, gone again', async () => {
  fakeBackend({ [ordersCall]: ok({ data: rows, total: 3 }) })
  const screen = await openScreen(FlashSaleOrders, as)
  await screen.see('2026-01-02 10:00')
  expect(screen.text()).toMatch(/未支付应付款：¥49\.00.*商品已删除.*已支付实付款：¥49\.00.*自然光.*已取消/)
  expect(screen.text()).not.toMatch(/已取消应付款/)
  await press('去支付：数据结构')
  await pressLink('自然光')
  expect(navigation.pushed()).toEqual([
    '/pages/order/order?type=course&id=3&promotion=ms-31',
    '/pages/course/show?id=3',
  ])
})

test('what I have won, and its time to pay is up: it cannot be paid, though the server has not taken it back', async () => {
  fakeBackend({ [ordersCall]: ok({ data: [flashOrderWire({ expired_seconds: 0 })], total: 1 }) })
  const screen = await openScreen(FlashSaleOrders, as)
  await screen.see('未支付')
  expect(screen.text()).not.toContain('去支付')
})

test('where selling is forbidden: what there is and when, without price, stock or haste', async () => {
  fakeBackend({ [listCall]: listed(running, soon, over) })
  const screen = await openScreen(FlashSales, { ...as, selling: 'hidden' })
  await screen.see('数据结构')
  expect(screen.text()).toMatch(/数据结构录播课诗词格律.*2099-01-01 10:00 开始.*自然光.*已结束/)
  expect(screen.text()).not.toMatch(/¥|抢|剩|距结束/)
  expect(screen.find('已抢 75%')).toBeUndefined()
})

test('nothing can be paid where selling is forbidden', async () => {
  fakeBackend({ [ordersCall]: ok({ data: rows, total: 3 }) })
  const screen = await openScreen(FlashSaleOrders, { ...as, selling: 'hidden' })
  await screen.see('自然光')
  expect(screen.text()).toMatch(/未完成.*已参加.*自然光.*已取消/)
  expect(screen.text()).not.toMatch(/支付|¥/)
})

test('none of mine where selling is forbidden: no way to the sales', async () => {
  fakeBackend({ [ordersCall]: ok({ data: [], total: 0 }) })
  const screen = await openScreen(FlashSaleOrders, { ...as, selling: 'hidden' })
  await screen.see('抢到的商品会出现在这里')
  expect(screen.text()).not.toMatch(/秒杀$|去看|看看/)
})

test('none of mine: the way to the sales; a failure can be retried', async () => {
  const backend = fakeBackend({ [ordersCall]: refusal('错误') })
  const screen = await openScreen(FlashSaleOrders, as)
  await screen.see('秒杀订单没有加载出来')
  backend.reply(ordersCall, ok({ data: [], total: 0 }))
  await press('重试')
  await screen.see('抢到的商品会出现在这里')
  await press('去看秒杀')
  expect(navigation.pushed()).toEqual(['/packageA/ms/index'])
})
