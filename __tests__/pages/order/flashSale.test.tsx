import { act } from 'react'

import { forgetDialect } from '@/api/dialect'
import { serverClock } from '@/lib/serverClock'
import Order from '@/pages/order/order'
import { salePollMs } from '@/config/limits'
import Success from '@/pages/order/success'
import { loginAdapter } from '@/platform/login'
import { payAdapter } from '@/platform/pay'
import { tokenItem } from '@/stores/session'

import { detailWire, lessonWire } from '../../factories/course'
import { flashOrderWire } from '../../factories/flashSale'
import { aMember } from '../../factories/member'
import { miniCall, sessionCall } from '../../features/checkout/shop'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const root = '/addons/MiaoSha/api/v1/m'
const [mineCall, buyCall] = [`GET ${root}/user/orders`, `POST ${root}/order/31/buy`]
const [listCall, statusCall] = ['GET /api/v2/member/orders', 'GET /api/v2/order/status']

const mine = (over: object = {}) => ok({ data: [flashOrderWire(over)], total: 1 })
const created = { id: 1, order_id: 'no-1', charge: 49, status_text: '未支付' }
const row = (goodsType: string, status = '未支付') => ({
  ...{ id: 1, order_id: 'no-9', charge: 49, status_text: status, created_at: new Date().toISOString() },
  goods: [{ goods_id: 31, goods_type: goodsType, goods_name: '数据结构', goods_thumb: '' }],
})

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [mineCall]: mine(),
    'GET /api/v2/course/3': ok(detailWire()),
    [buyCall]: ok(created),
    [listCall]: ok({ data: [], total: 0 }),
    [statusCall]: ok({ status: 1 }),
    'GET /api/v2/order/payments': ok([{ sign: 'alipay', name: '支付宝', icon: '' }]),
    ...replies,
  })

const as: ScreenOptions = { user: aMember(), addons: ['MiaoSha'] }
const open = (promotion = 'ms-31') => openScreen(Order, { ...as, params: { type: 'course', id: '3', promotion } })
const pay = () => act(async () => document.getElementById('pay')?.click())

async function order(): Promise<void> {
  const screen = await open()
  await screen.see('支付宝 ¥49.00')
  await pay()
  await settle()
}

beforeEach(() => {
  jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()
  localStorage.clear()
  forgetDialect()
  tokenItem.set('a.b.c')
  jest.clearAllMocks()
})

test("the bill is the reservation's: name, price, how long it is held", async () => {
  backendWith()
  const screen = await open()
  await screen.see('支付宝 ¥49.00')
  expect(screen.text()).toMatch(/名额为你保留 1[45]分\d\d秒.*数据结构限时秒杀秒杀金额¥49\.00/)
})

test('a hundred taps are one order, by the call of flash sales', async () => {
  const answer = held(ok(created))
  const backend = backendWith({ [buyCall]: answer })
  const screen = await open()
  await screen.see('支付宝 ¥49.00')
  for (let tap = 0; tap < 100; tap++) await pay()
  answer.release()
  await settle()
  expect(backend.sentTo(buyCall).map(({ body }) => body)).toEqual([{ goods_id: 31 }])
  expect(navigation.address()).toBe('/pages/order/wechat_h5?order=no-1')
})

test('an order of this reservation that waits is found, also after a lost answer', async () => {
  const backend = backendWith()
  backend.reply(buyCall, () => {
    backend.reply(listCall, ok({ data: [row('秒杀')], total: 1 }))
    return noNetwork()
  })
  let screen = await open()
  await screen.see('支付宝 ¥49.00')
  await pay()
  await settle()
  expect(navigation.address()).toContain('order=no-9')
  screen = await open()
  await screen.see('这笔订单已经有了')
  expect(backend.sentTo(buyCall)).toHaveLength(1)
})

test('the order of the course at its own price is another one', async () => {
  backendWith({ [listCall]: ok({ data: [row('COURSE')], total: 1 }) })
  const screen = await open()
  await screen.see('支付宝 ¥49.00')
  expect(screen.text()).not.toContain('这笔订单已经有了')
})

test.each([
  ['gone back', mine({ status: 3 })],
  ["somebody else's", ok({ data: [], total: 0 })],
])('a reservation that is %s is said at once, with the way back', async (_, reply) => {
  backendWith({ [mineCall]: reply })
  const screen = await open()
  await screen.see('秒杀资格已失效')
  expect(document.getElementById('pay')).toBeNull()
  await press('返回商品页')
  expect(navigation.replaced()).toEqual(['/pages/course/show?id=3'])
})

/** Its time ends while the bill is on screen. @param leftSec what the server says then */
async function letEnd(leftSec: number) {
  const backend = backendWith({ [mineCall]: mine({ expired_seconds: 2 }) })
  const screen = await open()
  await screen.see('名额为你保留 00分0')
  backend.reply(mineCall, mine({ expired_seconds: leftSec }))
  await pass(3_000)
  return screen
}

test('its time ends while the bill is on screen: no money is taken, though the server says nothing', async () => {
  const screen = await letEnd(0)
  await screen.see('秒杀资格已失效')
  expect(document.getElementById('pay')).toBeNull()
})

test('its time ends by a moment that was reckoned by another clock: the server is asked, and keeps it', async () => {
  const screen = await letEnd(600)
  await screen.see('名额为你保留 ')
  await screen.see('支付宝 ¥49.00')
  expect(screen.text()).not.toContain('秒杀资格已失效')
})

describe("in WeChat's pay sheet", () => {
  let close: (outcome: 'cancelled') => void = () => undefined
  beforeEach(() => {
    jest.replaceProperty(payAdapter, 'scene', null)
    jest.spyOn(loginAdapter, 'session').mockResolvedValue({ code: 'wx' })
    jest.spyOn(payAdapter, 'requestPayment').mockReturnValue(new Promise((resolve) => (close = resolve)))
  })
  afterEach(() => jest.restoreAllMocks())

  test('its time ends: the bill stays, and so does what the sheet may have charged', async () => {
    const backend = backendWith({
      [sessionCall]: ok({ openid: 'o1' }),
      [miniCall]: ok({ timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's', package: 'prepay_id=no-1' }),
      [mineCall]: mine({ expired_seconds: 2 }),
    })
    const screen = await open()
    await screen.see('微信支付 ¥49.00')
    await pay()
    backend.reply(mineCall, mine({ expired_seconds: 0 }))
    await pass(3_000)
    expect(screen.text()).not.toContain('秒杀资格已失效')
    await act(async () => close('cancelled'))
    await screen.see('秒杀资格已失效')
  })
})

test("the phone's own clock closes nothing", async () => {
  jest.spyOn(serverClock, 'isKnown').mockReturnValue(false)
  backendWith({ [mineCall]: mine({ expired_seconds: 2 }) })
  const screen = await open()
  await screen.see('名额为你保留 00分0')
  await pass(3_000)
  expect(document.getElementById('pay')).not.toBeNull()
})

test('sold meanwhile: the refusal is on the bill, and the reservation is asked about anew', async () => {
  const backend = backendWith({ [buyCall]: refusal('秒杀资格已失效') })
  const screen = await open()
  await screen.see('支付宝 ¥49.00')
  backend.reply(mineCall, mine({ status: 3 }))
  await pay()
  await settle()
  await screen.see('没有在时限内付款，名额已经退回')
})

test('what may have been paid is heard to its end, though the reservation is gone', async () => {
  const backend = backendWith()
  let screen = await open()
  await screen.see('支付宝 ¥49.00')
  await pay()
  await settle()
  backend.reply(mineCall, mine({ status: 3 }))
  backend.reply(statusCall, ok({ status: 5 }))
  screen = await open()
  await screen.see('不要重复付款')
  expect(screen.text()).not.toContain('秒杀资格已失效')
})

test.each(['', 'ms-0', 'free'])('promotion=%j opens no cashier', async (promotion) => {
  fakeBackend()
  const screen = await open(promotion)
  await screen.see('链接')
  expect(document.getElementById('pay')).toBeNull()
})

test('the cashier is closed while flash sales are switched off', async () => {
  fakeBackend()
  const screen = await openScreen(Order, { ...as, addons: [], params: { type: 'course', id: '3', promotion: 'ms-31' } })
  await screen.see('这里还没有开放')
})

test('paid after the piece has gone back: nothing is promised, and where the money goes is said', async () => {
  const backend = backendWith()
  await order()
  backend.reply(statusCall, ok({ status: 9 }))
  backend.reply(mineCall, mine({ status: 3 }))
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('付款晚了')
  expect(success.text()).toContain('网校会把钱退给你')
  expect(success.text()).not.toContain('课程已放进')
})

describe('paid on another device', () => {
  const paidRow = { ...row('秒杀', '已支付'), order_id: 'no-1' }
  const openPaid = (status: number) => {
    backendWith({
      [statusCall]: ok({ status: 9 }),
      [listCall]: ok({ data: [paidRow], total: 1 }),
      [mineCall]: mine({ status }),
    })
    return openScreen(Success, { ...as, params: { order: 'no-1' } })
  }

  test('after the piece has gone back: nothing is promised', async () => {
    const success = await openPaid(3)
    await success.see('付款晚了')
    expect(success.text()).not.toContain('开通')
    await press('查看秒杀')
    expect(navigation.replaced()).toEqual(['/packageA/member/miaosha'])
  })

  test('in time: it is there, and my pieces are one button away', async () => {
    const success = await openPaid(1)
    await success.see('秒杀成功，已经开通')
    await press('查看秒杀')
    expect(navigation.replaced()).toEqual(['/packageA/member/miaosha'])
  })
})

test('paid, and slow to say what became of the piece: paid is said, and nothing is promised', async () => {
  const backend = backendWith()
  await order()
  const slow = held(mine({ status: 1 }))
  backend.reply(statusCall, ok({ status: 9 }))
  backend.reply(mineCall, slow)
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('支付成功')
  expect(success.text()).toContain('已付款，正在确认名额')
  expect(success.text()).not.toContain('课程已放进')
  await act(async () => slow.release())
  await success.see('课程已放进「学习」')
})

test('paid, and nobody says at first what became of the piece: a broken server is asked again', async () => {
  const backend = backendWith()
  await order()
  backend.reply(statusCall, ok({ status: 9 }))
  backend.reply(mineCall, refusal('错误', 500))
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('已付款，正在确认名额')
  // The query's own attempts are over.
  await pass(15_000)
  backend.reply(mineCall, mine({ status: 1 }))
  await pass(salePollMs)
  await success.see('课程已放进「学习」')
})

test('paid, and the server refuses to say what became of the piece: it is not asked for ever', async () => {
  const backend = backendWith()
  await order()
  backend.reply(statusCall, ok({ status: 9 }))
  backend.reply(mineCall, refusal('活动已下架'))
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('已付款，正在确认名额')
  await pass(15_000)
  const asked = backend.sentTo(mineCall).length
  await pass(60_000)
  expect(backend.sentTo(mineCall)).toHaveLength(asked)
})

test('paid: the thing is there, and one button away', async () => {
  const backend = backendWith()
  await order()
  backend.reply(statusCall, ok({ status: 9 }))
  backend.reply(listCall, ok({ data: [{ ...row('秒杀', '已支付'), order_id: 'no-1' }], total: 1 }))
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('课程已放进「学习」')
  backend.reply('GET /api/v2/course/3', ok(detailWire({ videos: { 0: [lessonWire(101)] } })))
  await press('开始学习')
  await settle()
  expect(navigation.replaced()).toEqual(['/pages/course/video?id=101&course_id=3'])
})
