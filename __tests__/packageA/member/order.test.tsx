import { forgetDialect } from '@/api/dialect'
import { listPayments } from '@/api/order'
import { supportEnv } from '@/config/support'
import Order from '@/packageA/member/order'
import { clipboard } from '@/platform/clipboard'
import { device } from '@/platform/device'
import { useOwnedGoods } from '@/stores/ownedGoods'

import { flashOrderWire } from '../../factories/flashSale'
import { groupOrderWire, groupWire } from '../../factories/groupBuy'
import { aMember } from '../../factories/member'
import { orderWire } from '../../factories/order'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { ofRole, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { type OpenScreen, openScreen, type ScreenOptions } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'
import { shown } from '../../setup/shown'

const listCall = 'GET /api/v2/member/orders'
const paged = (rows: object[], over: object = {}) => ok({ data: rows, total: rows.length, last_page: 1, ...over })

const unpaid = orderWire('1', {}, { goods_name: '待付的课' })
const paying = orderWire('2', { status_text: '支付中', payment_method: 'wap' }, { goods_name: '支付中的课' })
const paid = orderWire('3', { status_text: '已支付', charge: 59 }, { goods_name: '买到的课' })
const cancelled = orderWire('4', { status_text: '已取消' }, { goods_name: '没付的课' })
const odd = orderWire('5', {}, { goods_type: '全息课', goods_name: '抢到的课' })

const noRoute = refusal('路由不存在', 404)
const scroll = fakeScroll()
async function scrollOn(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await settle(50)
    await scroll.move('[class*=end]', true)
  }
}

beforeEach(() => {
  jest.clearAllMocks()
  forgetDialect()
})

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(Order, { params, user: aMember(), ...over })

test('every order says what, when, how much and how it stands', async () => {
  fakeBackend({ [listCall]: paged([unpaid, paid, cancelled]) })
  const screen = await open()
  await screen.see('待付的课')
  expect(screen.text()).toContain('2024-05-01 10:30')
  expect(screen.text()).toMatch(/待付的课订单号 1复制订单金额¥199\.00/)
  expect(screen.text()).toMatch(/已支付.*买到的课.*¥59\.00/)
  expect(screen.text()).toMatch(/没付的课.*超过 60 分钟没有收到付款，已自动取消/)
})

test('a bank transfer that was not confirmed in time may have been paid: the row says so, and does not sell again', async () => {
  fakeBackend({ [listCall]: paged([{ ...cancelled, payment_method: 'handPay' }]) })
  const screen = await open()
  await screen.see('转过账的请联系网校，不要再付')
  expect(screen.text()).not.toMatch(/重新购买|没有收到付款/)
  await press('查看支付结果：没付的课')
  expect(navigation.pushed()).toContain('/pages/order/wechat_h5?order=4')
})

test.each([
  ['去支付：待付的课', '/pages/order/order?type=course&id=3&order=1'],
  ['查看支付结果：支付中的课', '/pages/order/wechat_h5?order=2'],
  ['开始学习：买到的课', '/pages/course/show?id=3'],
  ['重新购买：没付的课', '/pages/order/order?type=course&id=3'],
])('%s leads to %s', async (name, url) => {
  fakeBackend({ [listCall]: paged([unpaid, paying, paid, cancelled, odd]) })
  const screen = await open()
  await screen.see('待付的课')
  await press(name)
  expect(navigation.pushed()).toContain(url)
})

test('an order’s number can be copied', async () => {
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  fakeBackend({ [listCall]: paged([unpaid, paid]) })
  await open()
  await settle()
  await press('复制订单号 3')
  await settle()
  expect(copied.mock.calls).toEqual([['3']])
  expect(shown('success')).toEqual(['订单号已复制'])
  expect(navigation.pushed()).toEqual([])
})

describe('the way to the academy’s people', () => {
  const supports = (screen: OpenScreen) => screen.text().split('联系客服').length - 1
  beforeEach(() => void Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' }))
  afterEach(() => void Object.assign(supportEnv, { customerService: '' }))

  test.each([
    ['money that went back', { ...paid, refund_amount: 20 }],
    ['a state that this client does not know', { ...paid, status_text: '审核中' }],
    ['a bank transfer that was not confirmed', { ...cancelled, payment_method: 'handPay' }],
  ])('stands in the row of %s, and below the list', async (_, row) => {
    const leave = jest.spyOn(device, 'leaveFor').mockReturnValue()
    fakeBackend({ [listCall]: paged([row]) })
    const screen = await open()
    await screen.see('订单号')
    expect(supports(screen)).toBe(2)
    await press('联系客服')
    expect(leave.mock.calls).toEqual([['https://kf.example.com/chat']])
  })

  test.each([
    ['waits', unpaid],
    ['is paid', paid],
    ['was never paid', cancelled],
  ])('stands below the list alone where an order %s', async (_, row) => {
    fakeBackend({ [listCall]: paged([row]) })
    const screen = await open()
    await screen.see('订单号')
    expect(supports(screen)).toBe(1)
  })

  test('leaves the list its own end, and the note that it may not be whole', async () => {
    fakeBackend({ [listCall]: paged([paid]) })
    const screen = await open()
    await screen.see('没有更多了')
    fakeBackend({ [listCall]: paged([paid], { total: 4 }) })
    const cut = await open()
    await scrollOn(2)
    await cut.see('可能还有没列出来的')
    expect(supports(cut)).toBe(1)
  })

  test('stands below a list without orders, too', async () => {
    fakeBackend({ [listCall]: paged([]) })
    const screen = await open()
    await screen.see('联系客服')
  })

  test('is not there where the academy has none', async () => {
    Object.assign(supportEnv, { customerService: '' })
    fakeBackend({ [listCall]: paged([{ ...paid, refund_amount: 20 }]) })
    const screen = await open()
    await screen.see('订单号')
    expect(supports(screen)).toBe(0)
    expect(screen.text()).toContain('没有更多了')
  })
})

test('two orders with one number are two rows', async () => {
  const twin = orderWire('3', { status_text: '已支付' }, { goods_name: '同一秒的课' })
  fakeBackend({ [listCall]: paged([paid, twin]) })
  const complain = jest.spyOn(console, 'error')
  const screen = await open()
  await screen.see('同一秒的课')
  await press('已取消')
  await press('全部')
  expect(screen.text().match(/订单号 3/g)).toHaveLength(2)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})

test('what is not sold here is shown without a button', async () => {
  fakeBackend({ [listCall]: paged([odd]) })
  const screen = await open()
  await screen.see('抢到的课')
  expect(screen.find('去支付：抢到的课')).toBeUndefined()
})

test('a tab shows its state alone, and the address follows', async () => {
  fakeBackend({ [listCall]: paged([unpaid, paid, cancelled]) })
  const screen = await open({ status: 'paid' })
  await screen.see('买到的课')
  expect(screen.text()).not.toMatch(/待付的课|没付的课/)
  await press('已取消')
  expect(screen.text()).toContain('没付的课')
  expect(screen.text()).not.toContain('买到的课')
  expect(navigation.address()).toBe('/packageA/member/order?status=cancelled')
  await press('全部')
  expect(screen.text()).toContain('待付的课')
  expect(navigation.address()).toBe('/packageA/member/order')
})

test('a tab looks through the pages until it finds something', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ ...paid, order_id: String(100 + index) }))
  const backend = fakeBackend({ [listCall]: paged(rows, { total: 21, last_page: 2 }) })
  const screen = await open({ status: 'cancelled' })
  await settle(50)
  backend.reply(listCall, paged([cancelled], { total: 21, last_page: 2 }))
  await scroll.move('[class*=end]', true)
  await screen.see('没付的课')
  expect(backend.sentTo(listCall).map(({ query }) => query.page)).toEqual(['1', '2'])
})

const manyOf = (row: object) => Array.from({ length: 20 }, (_, index) => ({ ...row, order_id: String(100 + index) }))
const pagesAsked = (backend: ReturnType<typeof fakeBackend>) =>
  backend.sentTo(listCall).map(({ query }) => Number(query.page))

test('no order waits for hours: older pages are not read for one', async () => {
  const backend = fakeBackend({ [listCall]: paged(manyOf(paid), { total: 500, last_page: 25 }) })
  const screen = await open({ status: 'unpaid' })
  await screen.see('没有待付款的订单')
  expect(pagesAsked(backend)).toEqual([1])
})

test('three pages without one of this state: the learner says whether to look further', async () => {
  const backend = fakeBackend({
    [listCall]: () => {
      const page = Number(backend.sent.at(-1)?.query.page)
      const rows =
        page === 6 ? [cancelled] : manyOf(paid).map((row) => ({ ...row, order_id: `${page}-${row.order_id}` }))
      return paged(rows, { total: 500, last_page: 25, current_page: page })()
    },
  })
  const screen = await open({ status: 'cancelled' })
  await scrollOn(4)
  await screen.see('最近 60 笔里没有')
  expect(pagesAsked(backend)).toEqual([1, 2, 3])
  await press('看更早的订单')
  await scrollOn(3)
  await screen.see('没付的课')
})

test('a filtered list does not say that rows are missing', async () => {
  fakeBackend({ [listCall]: paged([paid, cancelled]) })
  const screen = await open({ status: 'paid' })
  await screen.see('没有更多了')
})

test('a refund is shown', async () => {
  fakeBackend({ [listCall]: paged([{ ...paid, refund_amount: 12.5 }]) })
  const screen = await open()
  await screen.see('已退款 ¥12.50')
})

describe('orders of promotions', () => {
  const mineCall = 'GET /addons/TuanGou/api/v1/t/member/orders'
  const at = (minute: number) => ({ created_at: `2024-05-01 10:${minute}:00` })
  const group = (no: string, minute: number, statusText = '已支付') =>
    orderWire(
      no,
      { status_text: statusText, created_at: `2024-05-01T02:${minute}:00Z` },
      { goods_id: 5, goods_type: '课程团购', goods_name: `团 ${no}` },
    )
  const openWith = async (rows: object[], mine: object[]) => {
    const backend = fakeBackend({ [listCall]: paged(rows), [mineCall]: paged(mine) })
    const screen = await openScreen(Order, { user: aMember(), addons: ['TuanGou', 'MiaoSha'] })
    return { backend, screen }
  }

  test('a group that was paid back says so', async () => {
    const failed = groupOrderWire({ ...at(30), item: groupWire({ status: 2 }), refund_text: '退款中' })
    const late = groupOrderWire({ ...at(50), item: groupWire({ status: 1 }), refund_text: '已退款' })
    const going = groupOrderWire({ ...at(40) })
    const { screen } = await openWith([group('3', 50), group('2', 40), group('1', 30), paid], [late, going, failed])
    await screen.see('拼团失败 · 退款中')
    expect(screen.text()).toMatch(/团 3.*团已满员 · 已退款.*团 2.*团 1.*拼团失败 · 退款中.*买到的课/)
    expect(screen.text().match(/退款/g)).toHaveLength(2)
  })

  test('nothing is asked where no group was paid for', async () => {
    const { backend, screen } = await openWith([paid, group('1', 30, '已取消')], [])
    await screen.see('买到的课')
    expect(backend.sentTo(mineCall)).toEqual([])
  })

  test('one that ended unpaid says its own time limit', async () => {
    const flash = orderWire('4', { status_text: '已取消' }, { goods_type: '秒杀', goods_name: '抢到的课' })
    const { screen } = await openWith([flash, group('1', 30, '已取消'), cancelled], [])
    await screen.see('抢到的课')
    expect(screen.text()).toMatch(/抢到的课.*没有在 15 分钟内付款，名额已经退回.*团 1.*没有在时限内付款，或换了别的团/)
    expect(screen.text().match(/超过 60 分钟/g)).toHaveLength(1)
  })
})

describe('a piece of a flash sale', () => {
  const piecesCall = 'GET /addons/MiaoSha/api/v1/m/user/orders'
  const bought = orderWire('4', { status_text: '已支付' }, { goods_id: 31, goods_type: '秒杀', goods_name: '抢到的课' })
  const openWith = async (status: number) => {
    const backend = fakeBackend({ [listCall]: paged([bought]), [piecesCall]: paged([flashOrderWire({ status })]) })
    return { backend, screen: await open({}, { addons: ['MiaoSha'] }) }
  }
  beforeEach(() => void Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' }))
  afterEach(() => void Object.assign(supportEnv, { customerService: '' }))

  test('that was paid for after it had gone back: its row says so, with the way to the academy’s people', async () => {
    const { screen } = await openWith(3)
    await screen.see('付款晚了，网校会退款')
    expect(screen.text()).toMatch(/抢到的课.*付款晚了，网校会退款联系客服查看.*联系客服/)
  })

  test('that was paid for in time: nothing is added, and a return asks again', async () => {
    const { backend, screen } = await openWith(1)
    await settle(50)
    expect(screen.text()).not.toContain('付款晚了')
    backend.reply(piecesCall, paged([flashOrderWire({ status: 3 })]))
    await showAgain()
    await screen.see('付款晚了')
  })

  test('is not asked for where none was paid for', async () => {
    const backend = fakeBackend({ [listCall]: paged([{ ...bought, status_text: '已取消' }, paid]) })
    const screen = await open({}, { addons: ['MiaoSha'] })
    await screen.see('抢到的课')
    expect(backend.sentTo(piecesCall)).toEqual([])
  })
})

test('where selling is forbidden, a server that lists paid orders only (HEAD): no way to pay is told', async () => {
  fakeBackend({ [listCall]: paged([paid]) })
  const screen = await open({}, { config: { listsPaidOrdersOnly: true }, selling: 'hidden' })
  await screen.see('买到的课')
  expect(screen.text()).not.toContain('接着付')
})

test.each([
  ['with orders', paged([paid]), '买到的课'],
  ['without any', paged([]), '买过的课会出现在这里'],
])('a server that lists paid orders only (HEAD) has no tabs, and the page says so: %s', async (_, reply, words) => {
  fakeBackend({ [listCall]: reply })
  // An old link asks for unpaid ones.
  const config = { listsPaidOrdersOnly: true }
  const screen = await openScreen(Order, { params: { status: 'unpaid' }, user: aMember(), config })
  await screen.see(words)
  expect(screen.text()).toContain('这里只列出已支付的订单')
  expect(ofRole('tab')).toEqual([])
})

test('so does one that is known by its orders, whatever its config says', async () => {
  fakeBackend({ [listCall]: paged([]), 'GET /api/v2/order/payments': noRoute })
  await listPayments('h5')
  const screen = await openScreen(Order, { params: { status: 'unpaid' }, user: aMember() })
  await screen.see('这里只列出已支付的订单')
  expect(ofRole('tab')).toEqual([])
})

test('nothing yet leads to the courses', async () => {
  fakeBackend({ [listCall]: paged([]) })
  const screen = await open()
  await screen.see('买过的课会出现在这里')
  expect(screen.text()).not.toContain('这里只列出')
  await press('去选课')
  expect(navigation.pushed()).toContain('/packageA/vod/index')
})

test('what did not load comes on retry', async () => {
  const backend = fakeBackend({ [listCall]: refusal('错误') })
  const screen = await open()
  await screen.see('订单没有加载出来')
  backend.reply(listCall, paged([unpaid]))
  await screen.press('重试')
  await screen.see('待付的课')
})

test('coming back from the cashier shows what has become of it', async () => {
  const backend = fakeBackend({ [listCall]: paged([unpaid]) })
  const screen = await open()
  await screen.see('去支付')
  backend.reply(listCall, paged([{ ...unpaid, status_text: '已支付' }]))
  await showAgain()
  await screen.see('开始学习')
})

test('coming back to a list of several pages asks for the newest orders alone', async () => {
  const older = manyOf({ ...paid, created_at: '2024-01-01T00:00:00Z' }).map((row, index) => ({
    ...row,
    id: 500 + index,
  }))
  const first = [unpaid, ...older.slice(1)]
  const backend = fakeBackend({ [listCall]: paged(first, { total: 21, last_page: 2 }) })
  const screen = await open()
  await screen.see('去支付')
  backend.reply(listCall, paged([cancelled], { total: 21, last_page: 2 }))
  await scrollOn(3)
  await screen.see('没付的课')
  const added = { ...paying, id: 9_999, goods: [{ ...paying.goods[0], goods_name: '刚下单的课' }] }
  backend.reply(listCall, paged([added, { ...unpaid, status_text: '已支付' }]))
  const before = pagesAsked(backend).length
  await showAgain()
  await screen.see('刚下单的课')
  expect(screen.text()).not.toContain('去支付')
  expect(screen.text()).toContain('没付的课')
  expect(pagesAsked(backend).slice(before)).toEqual([1])
})

test('where nothing may be sold there is no amount and no way to pay', async () => {
  fakeBackend({ [listCall]: paged([unpaid, cancelled]) })
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('待付的课')
  expect(screen.text()).not.toMatch(/¥|去支付|重新购买|未支付/)
})

test('a visitor is asked to log in', async () => {
  const backend = fakeBackend()
  await openScreen(Order)
  await settle()
  expect(navigation.stack()).toEqual(['/pages/auth/login?redirect=memberOrder'])
  expect(backend.sent).toEqual([])
})

test('what the orders say of purchases is known to every list: one of another device, one that was paid back', async () => {
  const row = (no: string, goodsId: number, over: object) =>
    orderWire(
      no,
      { status_text: '已支付', refund_amount: 0, ...over },
      { goods_id: goodsId, goods_name: `课 ${goodsId}` },
    )
  useOwnedGoods.setState(new Set(), true)
  const bought = row('1', 1, {})
  const again = [row('4', 2, {}), row('3', 2, { refund_amount: 199 })]
  fakeBackend({ [listCall]: paged([...again, bought, row('2', 3, { refund_amount: undefined })]) })
  let screen = await open()
  await screen.see('课 1')
  expect([...useOwnedGoods.getState()].sort()).toEqual(['/pages/course/show?id=1', '/pages/course/show?id=2'])

  fakeBackend({ [listCall]: paged([row('4', 2, { refund_amount: 0.5 }), row('1', 1, { refund_amount: 199 })]) })
  screen = await open()
  await screen.see('课 1')
  expect([...useOwnedGoods.getState()]).toEqual(['/pages/course/show?id=2'])
})
