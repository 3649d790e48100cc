import { act } from 'react'

import { forgetDialect } from '@/api/dialect'
import { openDraft } from '@/features/checkout/purchaseDraft'
import { serverClock } from '@/lib/serverClock'
import Order from '@/pages/order/order'
import { clipboard } from '@/platform/clipboard'
import { loginAdapter } from '@/platform/login'
import { payAdapter } from '@/platform/pay'
import { chargedOrders } from '@/stores/chargedOrders'
import { tokenItem, useSession } from '@/stores/session'

import { courseWire, detailWire, lessonWire } from '../../factories/course'
import { flashOrderWire, flashSaleWire, reservationWire } from '../../factories/flashSale'
import { groupDetailWire, groupSaleWire, groupWire } from '../../factories/groupBuy'
import { aMember } from '../../factories/member'
import { aDraft } from '../../factories/order'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

// Whatever door leads to the cashier, a locked lesson, an order or an address: it asks for the thing's promotions.

const [courseCall, buyCall] = ['GET /api/v2/course/3', 'POST /api/v2/order/course']
const [groupCall, flashCall] = ['GET /addons/TuanGou/api/v1/t/0', 'GET /addons/MiaoSha/api/v1/m/0']
const [saleCall, joinCall] = ['GET /addons/TuanGou/api/v1/t/5', 'POST /addons/TuanGou/api/v1/t/5/buy']
const piecesCall = 'GET /addons/MiaoSha/api/v1/m/user/orders'
const [listCall, paymentsCall] = ['GET /api/v2/member/orders', 'GET /api/v2/order/payments']

const leaveFor = jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()

const noGroup = ok({ goods: [], items: [], join_item: [] })
const noFlash = ok({ data: [], order: [] })
const groupOf = (over: object = {}) => ok(groupDetailWire(over))
const flashOf = (over: object = {}, order: object = []) => ok({ data: flashSaleWire(over), order })

const payments = (...signs: string[]) => ok(signs.map((sign) => ({ sign, name: sign, icon: '' })))

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [courseCall]: ok(detailWire()),
    [groupCall]: noGroup,
    [flashCall]: noFlash,
    [saleCall]: groupOf(),
    [piecesCall]: ok({ data: [flashOrderWire()], total: 1 }),
    [buyCall]: ok({ id: 1, order_id: 'no-1', charge: 199, status_text: '未支付' }),
    [joinCall]: ok({ id: 1, order_id: 'no-2', charge: 79, status_text: '未支付' }),
    [listCall]: ok({ data: [], total: 0 }),
    'GET /api/v2/member/detail': ok({ id: 7 }),
    'GET /api/v2/order/status': ok({ status: 1 }),
    [paymentsCall]: payments('alipay', 'handPay'),
    ...replies,
  })

const open = (params: Record<string, string> = {}, addons: ScreenOptions['addons'] = ['TuanGou', 'MiaoSha']) =>
  openScreen(Order, { params: { type: 'course', id: '3', ...params }, user: aMember(), addons })

const isPayable = () => {
  const button = document.getElementById('pay')
  return button !== null && button.getAttribute('aria-disabled') !== 'true'
}

async function pay(): Promise<void> {
  await act(async () => document.getElementById('pay')?.click())
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  tokenItem.set('a.b.c')
  jest.clearAllMocks()
})

describe('the list of orders', () => {
  test('is asked for beside the promotions, once', async () => {
    const slow = held(noFlash)
    const backend = backendWith({ [flashCall]: slow })
    const screen = await open()
    await settle()
    expect(backend.sentTo(listCall)).toHaveLength(2)
    expect(isPayable()).toBe(false)
    await act(async () => slow.release())
    await screen.see('¥199.00')
    expect(backend.sentTo(listCall)).toHaveLength(2)
  })
})

const inGroup = groupOf({ join_item: groupWire() })

test.each([
  ['a place in a group', { [groupCall]: inGroup }, '正在拼团中', '查看拼团', '/packageA/tg/queue?id=5&gid=41'],
  [
    'a place in a group, while a flash sale runs',
    { [groupCall]: inGroup, [flashCall]: flashOf() },
    '正在拼团中',
    '查看拼团',
    '/packageA/tg/queue?id=5&gid=41',
  ],
  [
    'a piece of a flash sale',
    { [flashCall]: flashOf({}, reservationWire()) },
    '你已获得秒杀资格',
    '去支付',
    '/pages/order/order?type=course&id=3&promotion=ms-31',
  ],
  [
    'a paid piece',
    { [flashCall]: flashOf({}, reservationWire({ status: 1 })) },
    '秒杀已付款',
    '返回商品页',
    '/pages/course/show?id=3',
  ],
  ['a flash sale that runs', { [flashCall]: flashOf() }, '现在只要 ¥49', '去抢购', '/pages/course/show?id=3'],
  [
    'a flash sale to come',
    { [flashCall]: flashOf({ is_start: 0 }) },
    '开始后只要 ¥49',
    '去看看',
    '/pages/course/show?id=3',
  ],
])('%s: not sold at the full price, and one press leads there', async (_, replies, words, label, address) => {
  backendWith(replies)
  const screen = await open()
  await screen.see(words)
  expect(document.getElementById('pay')).toBeNull()
  await press(label)
  expect(navigation.replaced()).toEqual([address])
})

test.each([
  ['none', {}],
  ['what is over', { [groupCall]: groupOf({ is_over: true }), [flashCall]: flashOf({ is_over: 1, over_num: 0 }) }],
  [
    'a group that has failed, and groups to come',
    {
      [groupCall]: groupOf({
        goods: groupSaleWire({ started_count_down: 60 }),
        is_start: false,
        join_item: groupWire({ status: 2 }),
      }),
    },
  ],
  [
    'add-ons whose calls are not there',
    { [groupCall]: refusal('路由不存在', 404), [flashCall]: refusal('路由不存在', 404) },
  ],
])('%s: sold as usual', async (_, replies) => {
  const backend = backendWith(replies)
  const screen = await open()
  await screen.see('支付宝 ¥199.00')
  expect(screen.text()).not.toMatch(/拼团|秒杀/)
  await pay()
  expect(backend.sentTo(buyCall)).toHaveLength(1)
  expect(leaveFor).toHaveBeenCalledTimes(1)
})

test('groups that can be joined are offered beside the bill', async () => {
  backendWith({ [groupCall]: groupOf() })
  const screen = await open()
  await screen.see('3 人拼团只要 ¥79')
  expect(isPayable()).toBe(true)
  await press('去拼团')
  expect(navigation.replaced()).toEqual(['/pages/course/show?id=3'])
})

describe('a group order that waits, perhaps at its gateway', () => {
  const goods = [{ goods_id: 5, goods_type: '课程团购', goods_name: '', goods_thumb: '' }]
  const row = { id: 1, order_id: '9', charge: 79, status_text: '支付中', payment_method: 'wap', goods }
  const waiting = {
    [groupCall]: groupOf(),
    [listCall]: ok({ data: [{ ...row, created_at: new Date().toISOString() }], total: 1 }),
    'GET /api/v2/order/status': ok({ status: 5 }),
  }

  test('is named beside the bill, with the way to it', async () => {
    backendWith(waiting)
    const screen = await open()
    await screen.see('有一笔拼团订单还没有付完，付过就不用再买')
    await press('查看')
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=9'])
  })

  test('is asked about before the full price is paid', async () => {
    const backend = backendWith(waiting)
    const screen = await open()
    await screen.see('支付宝 ¥199.00')
    await pay()
    await press('先不买')
    expect(backend.sentTo(buyCall)).toEqual([])
    await pay()
    await press('仍要购买')
    await settle()
    expect(backend.sentTo(buyCall)).toHaveLength(1)
  })

  test('holds up nobody once it has ended', async () => {
    const backend = backendWith({ ...waiting, 'GET /api/v2/order/status': ok({ status: 7 }) })
    const screen = await open()
    await screen.see('3 人拼团只要 ¥79')
    await pay()
    expect(backend.sentTo(buyCall)).toHaveLength(1)
  })
})

describe('a piece whose sale has ended, so that the thing finds it no more', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const pieceOf = (over: object) => ({ [piecesCall]: ok({ data: [flashOrderWire(over)], total: 1 }) })

  test.each([
    ['is still held', { created_at: minutesAgo(5) }, '你已获得秒杀资格'],
    ['is paid for, and not opened yet', { created_at: minutesAgo(5), status: 1 }, '秒杀已付款'],
  ])('%s: not sold at the full price', async (_, over, words) => {
    backendWith(pieceOf(over))
    const screen = await open()
    await screen.see(words)
    expect(document.getElementById('pay')).toBeNull()
  })

  test.each([
    ['has gone back', { created_at: minutesAgo(20), status: 3 }],
    ['was paid for long ago', { created_at: minutesAgo(600), status: 1 }],
    ['is of another thing', { created_at: minutesAgo(5), goods: { ...flashOrderWire().goods, goods_id: 4 } }],
  ])('%s: sold as usual', async (_, over) => {
    backendWith(pieceOf(over))
    const screen = await open()
    await screen.see('支付宝 ¥199.00')
    expect(screen.text()).not.toContain('秒杀')
  })

  test('an order of it lies at a gateway, and its time is up: it is named before more is paid', async () => {
    serverClock.learn(new Date().toISOString())
    const goods = [{ goods_id: 31, goods_type: '秒杀', goods_name: '', goods_thumb: '' }]
    const row = { id: 1, order_id: '9', charge: 49, status_text: '支付中', payment_method: 'wap', goods }
    backendWith({
      ...pieceOf({ created_at: minutesAgo(16), expired_seconds: 0 }),
      [listCall]: ok({ data: [{ ...row, created_at: minutesAgo(10) }], total: 1 }),
      'GET /api/v2/order/status': ok({ status: 5 }),
    })
    const screen = await open()
    await screen.see('有一笔秒杀订单还没有付完，付过就不用再买')
  })
})

test.each([
  ['a group call', groupCall, noGroup],
  ['a flash sale call', flashCall, noFlash],
])('%s that fails is no "no promotion": nothing is paid before it is known', async (_, call, later) => {
  const backend = backendWith({ [call]: noNetwork })
  const screen = await open()
  await screen.see('网络不可用')
  expect(document.getElementById('pay')).toBeNull()
  backend.reply(call, later)
  await press('重试')
  await screen.see('支付宝 ¥199.00')
})

test('the list of pieces fails, and this device knows of none: sold as usual', async () => {
  backendWith({ [piecesCall]: refusal('错误') })
  const screen = await open()
  await screen.see('支付宝 ¥199.00')
})

test('the list of pieces fails, and this device has ordered one: nothing is paid before it is known', async () => {
  useSession.setState({ user: aMember(), isLogin: true })
  const store = await openDraft({ type: 'course', id: 3, promotion: { kind: 'flashSale', reservationId: 31 } })
  store.set(aDraft({ orderNo: 'piece', promotion: 'ms-31' }))
  const backend = backendWith({ [piecesCall]: noNetwork })
  const screen = await open()
  await screen.see('网络不可用')
  expect(document.getElementById('pay')).toBeNull()
  backend.reply(piecesCall, ok({ data: [], total: 0 }))
  await press('重试')
  await screen.see('支付宝 ¥199.00')
})

test('a flash sale runs, and the list of pieces fails: the bill names the sale, and does without the list', async () => {
  useSession.setState({ user: aMember(), isLogin: true })
  const store = await openDraft({ type: 'course', id: 3, promotion: { kind: 'flashSale', reservationId: 31 } })
  store.set(aDraft({ orderNo: 'piece', promotion: 'ms-31' }))
  const backend = backendWith({ [flashCall]: flashOf(), [piecesCall]: refusal('错误') })
  const screen = await open()
  await screen.see('正在限时秒杀')
  expect(backend.sentTo(piecesCall)).toHaveLength(0)
})

test('until it is known, there is no bill', async () => {
  const answer = held(inGroup)
  backendWith({ [groupCall]: answer })
  const screen = await open()
  await settle(500)
  expect(document.getElementById('pay')).toBeNull()
  answer.release()
  await screen.see('正在拼团中')
})

test.each([
  ['a place was paid for on another phone', { [groupCall]: inGroup }, '正在拼团中'],
  ['a flash sale has begun', { [flashCall]: flashOf() }, '正在限时秒杀'],
])('while the bill is on screen %s: the tap orders nothing', async (_, replies, words) => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('支付宝 ¥199.00')
  for (const [call, reply] of Object.entries(replies)) backend.reply(call, reply)
  await pay()
  await screen.see(words)
  expect(document.getElementById('pay')).toBeNull()
  expect(backend.sentTo(buyCall)).toEqual([])
})

test.each([
  ['a place in a group', inGroup],
  ['groups that can be joined', groupOf()],
])('what may have been paid already is heard to its end, whatever else there is: %s', async (_, reply) => {
  const goods = [{ goods_id: 3, goods_type: 'COURSE', goods_name: '', goods_thumb: '' }]
  const order = { id: 1, order_id: '9', charge: 199, status_text: '支付中', payment_method: 'wap', goods }
  backendWith({
    [groupCall]: reply,
    [listCall]: ok({ data: [{ ...order, created_at: new Date().toISOString() }], total: 1 }),
    'GET /api/v2/order/status': ok({ status: 5 }),
  })
  const screen = await open()
  await screen.see('查看支付结果')
  expect(screen.text()).not.toContain('拼团')
})

test('another login since the tap: nothing is ordered in its name', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('支付宝 ¥199.00')
  const list = held(ok({ data: [], total: 0 }))
  backend.reply(listCall, list)
  await pay()
  tokenItem.set('d.e.f')
  list.release()
  await settle()
  expect(backend.sentTo(buyCall)).toEqual([])
})

test('nothing is asked where there are no promotions', async () => {
  const backend = backendWith()
  const screen = await open({}, [])
  await screen.see('支付宝 ¥199.00')
  await pay()
  expect([...backend.sentTo(groupCall), ...backend.sentTo(flashCall)]).toEqual([])
})

/** An order that was sent to a gateway from this device. */
const sendAway = async (params: Record<string, string> = {}) => {
  const screen = await open(params)
  await screen.see('支付宝')
  await pay()
  expect(leaveFor).toHaveBeenCalledTimes(1)
}

describe('an order of the thing itself that waits, perhaps at its gateway', () => {
  const goods = [{ goods_id: 3, goods_type: 'COURSE', goods_name: '', goods_thumb: '' }]
  const row = { id: 1, order_id: '9', charge: 199, status_text: '支付中', payment_method: 'wap', goods }
  const listed = { [listCall]: ok({ data: [{ ...row, created_at: new Date().toISOString() }], total: 1 }) }
  const underWay = { 'GET /api/v2/order/status': ok({ status: 5 }) }
  const pieceCall = 'POST /addons/MiaoSha/api/v1/m/order/31/buy'
  const piece = { [pieceCall]: ok({ id: 1, order_id: 'no-3', charge: 49, status_text: '未支付' }) }

  test.each([
    ['a new group', 'tg-5-0', joinCall],
    ['an invitation to a group', 'tg-5-41', joinCall],
    ['a piece of a flash sale', 'ms-31', pieceCall],
  ])('%s: it is named with the way to it, and asked about before more is paid', async (_, promotion, call) => {
    const backend = backendWith({ ...listed, ...underWay, ...piece })
    const screen = await open({ promotion })
    await screen.see('有一笔课程订单还没有付完，付过就不用再买')
    await pay()
    await press('先不买')
    expect(screen.text().match(/还没有付完/g)).toHaveLength(1)
    expect(backend.sentTo(call)).toEqual([])
    expect(leaveFor).not.toHaveBeenCalled()
    await press('查看')
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=9'])
  })

  test('begun while the bill of a group is on screen: the tap asks', async () => {
    const backend = backendWith(underWay)
    const screen = await open({ promotion: 'tg-5-0' })
    await screen.see('支付宝 ¥79.00')
    backend.reply(listCall, listed[listCall])
    await pay()
    await press('先不买')
    expect(screen.text().match(/还没有付完/g)).toHaveLength(1)
    await pay()
    await press('仍要购买')
    await settle()
    expect(backend.sentTo(joinCall)).toHaveLength(1)
  })

  test.each([
    ['HEAD lists no waiting orders: what this device sent is asked about', {}, 'tg-5-0', '课程'],
    ['the other way round', { promotion: 'tg-5-0' }, undefined, '拼团'],
    ['from one group to another', { promotion: 'tg-5-0' }, 'tg-5-41', '拼团'],
  ])('%s', async (_, first, promotion, label) => {
    const backend = backendWith()
    await sendAway(first)
    backend.reply('GET /api/v2/order/status', ok({ status: 5 }))
    const screen = await open(promotion ? { promotion } : {})
    await screen.see(`有一笔${label}订单还没有付完`)
    const sent = backend.sentTo(joinCall).length + backend.sentTo(buyCall).length
    await pay()
    await press('先不买')
    expect(backend.sentTo(joinCall).length + backend.sentTo(buyCall).length).toBe(sent)
  })

  test('paid by WeChat’s word: nothing else of it is sold', async () => {
    const backend = backendWith()
    await sendAway()
    chargedOrders(aMember().id, 'course', 3).set('no-1')
    const screen = await open({ promotion: 'tg-5-0' })
    await screen.see('正在等网校确认，请不要再付')
    expect(document.getElementById('pay')).toBeNull()
    await press('查看支付结果')
    expect(navigation.replaced()).toContain('/pages/order/wechat_h5?order=no-1')
    expect(backend.sentTo(joinCall)).toEqual([])
  })

  test('that word counts more than another order that was begun before', async () => {
    backendWith({ 'GET /api/v2/order/status': ok({ status: 5 }) })
    useSession.setState({ user: aMember(), isLogin: true })
    const group = await openDraft({ type: 'course', id: 3, promotion: { kind: 'groupBuy', activityId: 5, groupId: 0 } })
    group.set(aDraft({ promotion: 'tg-5-0', orderNo: 'no-2', sentTo: 'alipay' }))
    const course = await openDraft({ type: 'course', id: 3 })
    course.set(aDraft({ orderNo: 'no-1', sentTo: 'mini' }))
    course.charged.set('no-1')
    const screen = await open({ promotion: 'ms-31' })
    await screen.see('正在等网校确认，请不要再付')
  })

  const lessonOrder = 'POST /api/v2/order/video'
  const lesson = {
    'GET /api/v2/video/12': ok({
      video: lessonWire(12, { charge: 9, is_ban_sell: 0 }),
      videos: {},
      course: courseWire(3),
      is_watch: false,
    }),
    [lessonOrder]: ok({ id: 1, order_id: 'no-4', charge: 9, status_text: '未支付' }),
  }
  const listedAs = (goods_id: number, goods_type: string) =>
    ok({
      data: [{ ...row, goods: [{ goods_id, goods_type }], created_at: new Date().toISOString() }],
      total: 1,
    })

  test.each<[string, Parameters<typeof fakeBackend>[0], string]>([
    ['itself', listed, '课程'],
    ['in a group', { [groupCall]: groupOf(), [listCall]: listedAs(5, '课程团购') }, '拼团'],
    ['as a piece', { [flashCall]: flashOf({}, reservationWire()), [listCall]: listedAs(31, '秒杀') }, '秒杀'],
    [
      'as a piece, beside groups',
      {
        [groupCall]: groupOf({ is_over: true }),
        [flashCall]: flashOf({}, reservationWire()),
        [listCall]: listedAs(31, '秒杀'),
      },
      '秒杀',
    ],
  ])('a lesson of a course that is being paid for %s', async (_, replies, label) => {
    const backend = backendWith({ ...underWay, ...lesson, ...replies })
    const screen = await open({ type: 'video', id: '12' })
    await screen.see(`有一笔${label}订单还没有付完`)
    await pay()
    await press('先不买')
    expect(backend.sentTo(lessonOrder)).toEqual([])
  })

  test.each<[string, Parameters<typeof fakeBackend>[0], string]>([
    ['in a group', { [groupCall]: inGroup }, '正在拼团中'],
    ['as a piece', { [flashCall]: flashOf({}, reservationWire({ status: 1 })) }, '秒杀已付款'],
    [
      'as a piece, beside groups',
      { [groupCall]: groupOf(), [flashCall]: flashOf({}, reservationWire({ status: 1 })) },
      '秒杀已付款',
    ],
  ])('a lesson of a course that is paid for %s: not sold, since the course opens it', async (_, replies, words) => {
    const backend = backendWith({ ...lesson, ...replies })
    const screen = await open({ type: 'video', id: '12' })
    await screen.see(words)
    expect(document.getElementById('pay')).toBeNull()
    expect(backend.sentTo(lessonOrder)).toEqual([])
  })

  test('a lesson of a course whose seat in a group is paid for while the bill is on screen: the tap orders nothing', async () => {
    const backend = backendWith({ ...lesson, [groupCall]: groupOf() })
    const screen = await open({ type: 'video', id: '12' })
    await screen.see('支付宝 ¥9.00')
    backend.reply(groupCall, inGroup)
    await pay()
    await screen.see('正在拼团中')
    expect(backend.sentTo(lessonOrder)).toEqual([])
  })

  test.each([
    ['a group call', groupCall, groupOf()],
    ['a flash sale call', flashCall, flashOf()],
  ])(
    '%s of the course fails: it may be paid for there, so no lesson is sold before it is known',
    async (_, call, later) => {
      const backend = backendWith({ ...lesson, [call]: noNetwork })
      const screen = await open({ type: 'video', id: '12' })
      await screen.see('网络不可用')
      expect(document.getElementById('pay')).toBeNull()
      backend.reply(call, later)
      await press('重试')
      await screen.see('支付宝 ¥9.00')
    },
  )

  let replaced: { restore: () => void } | undefined
  afterEach(() => replaced?.restore())

  test.each([
    ['a group', { promotion: 'tg-5-0' }, joinCall],
    ['a lesson', { type: 'video', id: '12' }, lessonOrder],
  ])("%s, while the course's order was taken to the phone's browser (HEAD)", async (_, params, call) => {
    replaced = jest.replaceProperty(payAdapter, 'scene', null)
    jest.spyOn(loginAdapter, 'session').mockResolvedValue({ code: 'wx' })
    jest.spyOn(clipboard, 'copy').mockResolvedValue()
    const missing = refusal('路由不存在', 404)
    const backend = backendWith({
      ...underWay,
      ...lesson,
      'POST /api/v2/wechat/mini/login': missing,
      [paymentsCall]: missing,
      [buyCall]: missing,
      'POST /api/v3/order': ok({
        order_no: 'h1',
        total: 199,
        discount: 0,
        is_paid: false,
        pay_url: 'https://a.cn/payment/index?sign=h1',
      }),
    })
    const cashier = await open()
    await cashier.see('在手机浏览器里付款 ¥199.00')
    await pay()
    await cashier.see('付款网址已复制')
    await press('知道了')
    const screen = await open(params)
    await screen.see('有一笔课程订单还没有付完')
    await pay()
    await press('先不买')
    expect(backend.sentTo(call)).toEqual([])
  })

  test('one that has ended holds up nobody', async () => {
    const backend = backendWith({ ...listed, 'GET /api/v2/order/status': ok({ status: 7 }) })
    const screen = await open({ promotion: 'tg-5-0' })
    await screen.see('支付宝 ¥79.00')
    await pay()
    expect(backend.sentTo(joinCall)).toHaveLength(1)
  })
})

describe('in a promotion', () => {
  test.each([
    ['tg-5-0', { [courseCall]: ok(detailWire({ isBuy: true })) }, '这门课已经可以学了'],
    ['ms-31', { [courseCall]: ok(detailWire({ isBuy: true })) }, '这门课已经可以学了'],
    ['tg-5-41', { [flashCall]: flashOf({}, reservationWire({ status: 1 })) }, '秒杀已付款'],
    ['ms-31', { [groupCall]: inGroup }, '正在拼团中'],
  ])('%s: whoever has the thing, or has paid for it, is sold no second one', async (promotion, replies, words) => {
    const backend = backendWith(replies)
    const screen = await open({ promotion })
    await screen.see(words)
    expect(document.getElementById('pay')).toBeNull()
    expect(backend.sentTo(joinCall)).toEqual([])
  })

  test('whose the thing is, is not known: no place is sold', async () => {
    const backend = backendWith({ [courseCall]: noNetwork })
    const screen = await open({ promotion: 'tg-5-0' })
    await screen.see('网络不可用')
    backend.reply(courseCall, ok(detailWire()))
    await press('重试')
    await screen.see('支付宝 ¥79.00')
  })

  test('groups that have not begun are not called over', async () => {
    const goods = groupSaleWire({ started_count_down: 3600 })
    backendWith({ [saleCall]: groupOf({ goods, is_start: false, items: [] }) })
    const screen = await open({ promotion: 'tg-5-0' })
    await screen.see('拼团还没有开始')
    expect(screen.text()).toMatch(/\d\d:\d\d 开始，也可以现在按原价购买/)
    expect(screen.text()).not.toContain('已结束')
  })

  test.each([
    ['a piece is held for minutes', 'ms-31', {}, false],
    ['a group ends in an hour', 'tg-5-41', {}, false],
    [
      'a group ends in a week',
      'tg-5-41',
      { [saleCall]: groupOf({ items: [groupWire({ count_down: 7 * 86_400 })] }) },
      true,
    ],
  ])('%s: a bank transfer is offered only where it comes in time', async (_, promotion, replies, isOffered) => {
    backendWith(replies)
    const screen = await open({ promotion })
    await screen.see('支付宝')
    expect(screen.text().includes('手动打款')).toBe(isOffered)
  })

  test('nothing else than a bank transfer: said, and nothing can be pressed', async () => {
    backendWith({ [paymentsCall]: payments('handPay') })
    const screen = await open({ promotion: 'ms-31' })
    await screen.see('没有来得及的支付方式')
    expect(isPayable()).toBe(false)
  })

  test('an order that waits for a bank transfer, from another device: it will not come in time', async () => {
    const goods = [{ goods_id: 31, goods_type: '秒杀', goods_name: '', goods_thumb: '' }]
    const order = { id: 1, order_id: '9', charge: 49, status_text: '支付中', payment_method: 'handPay', goods }
    backendWith({
      [listCall]: ok({ data: [{ ...order, created_at: new Date().toISOString() }], total: 1 }),
      'GET /api/v2/order/status': ok({ status: 5 }),
    })
    const screen = await open({ promotion: 'ms-31' })
    await screen.see('赶不上付款时限')
    expect(screen.find('重新下单')).toBeDefined()
  })
})
