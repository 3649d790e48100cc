import GroupBuyOrders from '@/packageA/member/tuangou'
import GroupBuys from '@/packageA/tg/index'

import { groupDetailWire, groupOrderWire, groupSaleWire, groupWire } from '../../factories/groupBuy'
import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { hide, press, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/TuanGou/api/v1/t'
const [listCall, ordersCall] = [`GET ${root}`, `GET ${root}/member/orders`]

const listed = (...rows: object[]) => ok({ data: { data: rows, total: rows.length } })
const as: ScreenOptions = { user: aMember(), addons: ['TuanGou'] }

afterEach(() => {
  jest.restoreAllMocks()
})

const soon = groupSaleWire({
  id: 6,
  goods_title: '产品视觉',
  started_count_down: 60,
  started_at: '2099-01-01 10:00:00',
})
const over = groupSaleWire({ id: 7, goods_title: '访谈', is_over: 1 })

test('what is running, to come and over', async () => {
  fakeBackend({ [listCall]: listed(groupSaleWire(), soon, over) })
  const screen = await openScreen(GroupBuys, as)
  await screen.see('数据结构')
  expect(screen.text()).toMatch(
    /数据结构录播课¥79原价¥1993人团距结束 1 小时 5\d 分去开团产品视觉.*3人团.*开始访谈.*已结束/,
  )
  await pressLink('访谈')
  expect(shown()).toEqual(['已结束'])
  await pressLink('数据结构')
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=3'])
})

test('where selling is forbidden: what there is, without price or haste', async () => {
  fakeBackend({ [listCall]: listed(groupSaleWire(), soon, over) })
  const screen = await openScreen(GroupBuys, { ...as, selling: 'hidden' })
  await screen.see('数据结构')
  expect(screen.text()).toMatch(/数据结构录播课3人团产品视觉.*3人团.*开始访谈.*已结束/)
  expect(screen.text()).not.toMatch(/¥|距结束|去开团/)
})

test('none, and a failure that can be retried', async () => {
  const backend = fakeBackend({ [listCall]: refusal('错误') })
  const screen = await openScreen(GroupBuys, as)
  await screen.see('拼团活动没有加载出来')
  backend.reply(listCall, listed())
  await press('重试')
  await screen.see('现在没有拼团活动')
})

test('a shared activity is shown where its thing is', async () => {
  fakeBackend({ [`GET ${root}/5`]: ok(groupDetailWire()) })
  await openScreen(GroupBuys, { ...as, params: { id: '5' } })
  await settle()
  expect(navigation.replaced()).toEqual(['/pages/course/show?id=3'])
})

test('switched off', async () => {
  fakeBackend()
  const screen = await openScreen(GroupBuyOrders, { user: aMember(), addons: [] })
  await screen.see('这里还没有开放')
})

const rows = [
  groupOrderWire({ id: 61, status: 0 }),
  groupOrderWire({ id: 62, status: 0, item: groupWire({ id: 42, status: 0 }), goods: titled('自己开的') }),
  groupOrderWire({ id: 63, goods: titled('等人的') }),
  groupOrderWire({ id: 64, item: groupWire({ status: 2 }), refund_text: '退款中', goods: titled('没成的') }),
  groupOrderWire({ id: 65, item: groupWire({ status: 1 }), goods: titled('成了的') }),
  groupOrderWire({ id: 70, item: groupWire({ status: 1 }), refund_text: '退款中', goods: titled('来晚的') }),
  groupOrderWire({ id: 71, item: groupWire({ status: 1 }), status: 3, goods: titled('没付的') }),
  groupOrderWire({ id: 66, status: 3, goods: [] }),
  groupOrderWire({ id: 67, item: [], goods_id: undefined, gid: undefined, goods: titled('老服务器的') }),
  groupOrderWire({ id: 68, status: 0, item: [], goods_id: undefined, gid: undefined, goods: titled('不知哪个团') }),
  groupOrderWire({ id: 69, status: 0, item: [], goods_id: undefined, goods: titled('只知团号') }),
]

function titled(title: string) {
  return { ...groupOrderWire().goods, goods_title: title }
}

test('mine in every state: what waits, what came of it, what goes back', async () => {
  fakeBackend({ [ordersCall]: ok({ data: rows, total: rows.length }) })
  const screen = await openScreen(GroupBuyOrders, as)
  await screen.see('只知团号')
  expect(screen.text()).toMatch(
    /未支付应付款.*等人的.*拼团中实付款.*没成的.*拼团失败 · 退款中.*成了的.*拼团成功.*来晚的.*团已满员 · 退款中.*商品已删除.*已取消.*老服务器的.*已支付/,
  )
  expect(screen.text()).not.toMatch(/拼团成功 · |已取消应付款/)
  const tones = [...document.querySelectorAll('[class*=success]')].map(({ textContent }) => textContent)
  expect(tones).toEqual(['拼团成功'])
  for (const name of ['去支付：数据结构', '去支付：自己开的', '查看拼团：只知团号']) await press(name)
  for (const name of ['查看拼团：等人的', '查看拼团：老服务器的', '查看拼团：不知哪个团']) await press(name)
  expect(navigation.pushed()).toEqual([
    '/pages/order/order?type=course&id=3&promotion=tg-5-41',
    '/pages/order/order?type=course&id=3&promotion=tg-5-0',
    '/packageA/tg/queue?id=5&gid=41',
    '/packageA/tg/queue?id=5&gid=41',
    '/packageA/tg/queue?id=5&of=mine',
    '/packageA/tg/queue?id=5&of=mine',
  ])
  // Another group might be paid for, or a second order made for the one that I have opened.
  for (const name of ['去支付：不知哪个团', '去支付：只知团号']) expect(screen.find(name)).toBeUndefined()
})

test('mine where selling is forbidden: what came of it, without money', async () => {
  fakeBackend({ [ordersCall]: ok({ data: rows, total: rows.length }) })
  const screen = await openScreen(GroupBuyOrders, { ...as, selling: 'hidden' })
  await screen.see('只知团号')
  expect(screen.text()).toMatch(/未完成.*老服务器的.*已参加/)
  expect(screen.text()).not.toMatch(/¥|支付|付款/)
  expect(screen.find('查看拼团：成了的')).toBeDefined()
})

test('mine are read once when the page opens, and not again at a quick return', async () => {
  const backend = fakeBackend({ [ordersCall]: ok({ data: rows, total: rows.length }) })
  const screen = await openScreen(GroupBuyOrders, as)
  await screen.see('只知团号')
  await hide()
  await showAgain()
  await settle()
  expect(backend.sentTo(ordersCall)).toHaveLength(1)
})

test('none of mine: the way to the activities; a failure can be retried', async () => {
  const backend = fakeBackend({ [ordersCall]: refusal('错误') })
  const screen = await openScreen(GroupBuyOrders, as)
  await screen.see('拼团订单没有加载出来')
  backend.reply(ordersCall, ok({ data: [], total: 0 }))
  await press('重试')
  await screen.see('参加的拼团会出现在这里')
  await press('去看拼团')
  expect(navigation.pushed()).toEqual(['/packageA/tg/index'])
})
