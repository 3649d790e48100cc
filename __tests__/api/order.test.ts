import { forgetDialect, hintDialect } from '@/api/dialect'
import * as order from '@/api/order'

import { fakeBackend, noNetwork, ok, refusal } from '../setup/backend'

beforeEach(() => {
  forgetDialect()
  localStorage.clear()
})

const promo = { code: 'ZT2026', discountCents: 2000 }
const noRoute = refusal('路由不存在', 404)
const baseOrder = { id: 1, order_id: '1103015423', charge: 199, status_text: '未支付', continue_pay: true }
const headOrder = {
  order_no: '202405011030150042',
  total: 179,
  discount: 20,
  is_paid: false,
  pay_url: 'https://a.cn/payment/index?sign=s',
}

const baseResult = { orderNo: '1103015423', amountDueCents: 17900, promo, isPaid: false, payUrl: null }
const headResult = {
  orderNo: '202405011030150042',
  amountDueCents: 17900,
  promo,
  isPaid: false,
  payUrl: 'https://a.cn/payment/index?sign=s',
}

const creations = [
  {
    name: 'course',
    run: () => order.createCourseOrder(3, promo),
    base: { call: 'POST /api/v2/order/course', body: { course_id: 3, promo_code: 'ZT2026' } },
    head: { goods_type: 'COURSE', goods_id: 3, promo_code: 'ZT2026', agree_protocol: 1 },
  },
  {
    name: 'membership',
    run: () => order.createPlanOrder(2, promo),
    base: { call: 'POST /api/v2/order/role', body: { role_id: 2, agree: 1, promo_code: 'ZT2026' } },
    head: { goods_type: 'ROLE', goods_id: 2, promo_code: 'ZT2026', agree_protocol: 1 },
  },
]

test.each(creations)('$name order, BASE: the client takes off the discount', async ({ run, base }) => {
  const backend = fakeBackend({ [base.call]: ok(baseOrder) })
  await expect(run()).resolves.toEqual(baseResult)
  expect(backend.sent.map(({ call, body }) => ({ call, body }))).toEqual([base])
})

test.each(creations)('$name order, HEAD: found by a missing path, kept', async ({ run, base, head }) => {
  const headCall = 'POST /api/v3/order'
  const backend = fakeBackend({ [base.call]: noRoute, [headCall]: ok(headOrder) })
  await expect(run()).resolves.toEqual(headResult)
  await run()
  expect(backend.sent.map(({ call }) => call)).toEqual([base.call, headCall, headCall])
  expect(backend.sent[1]?.body).toEqual(head)
})

test('a server whose config speaks of HEAD is asked in HEAD first', async () => {
  hintDialect('head')
  const backend = fakeBackend({ 'POST /api/v3/order': ok(headOrder) })
  await order.createCourseOrder(3, null)
  expect(backend.sent).toHaveLength(1)
})

test('a lost answer says nothing about the dialect', async () => {
  const backend = fakeBackend({ 'POST /api/v2/order/course': noNetwork, 'POST /api/v3/order': ok(headOrder) })
  await expect(order.createCourseOrder(3, null)).rejects.toMatchObject({ kind: 'offline' })
  backend.reply('POST /api/v2/order/course', noRoute)
  await expect(order.createCourseOrder(3, promo)).resolves.toEqual(headResult)
})

test('whether lessons are sold alone is not known without a network', async () => {
  fakeBackend({ 'POST /api/v2/order/video': noNetwork })
  await expect(order.sellsLessons()).rejects.toMatchObject({ kind: 'offline' })
})

test.each([
  ['a refused order of nothing', refusal('参数错误'), true],
  ['a failed one', refusal('错误'), true],
  ['a missing path', noRoute, false],
])('whether lessons are sold alone: %s', async (_, reply, areSold) => {
  const backend = fakeBackend({ 'POST /api/v2/order/video': reply })
  await expect(order.sellsLessons()).resolves.toBe(areSold)
  expect(backend.sent[0]?.body).toEqual({})
})

test('lesson order: BASE form alone, elsewhere a clear refusal', async () => {
  const backend = fakeBackend({ 'POST /api/v2/order/video': ok(baseOrder) })
  await expect(order.createLessonOrder(101, null)).resolves.toEqual({
    ...baseResult,
    promo: null,
    amountDueCents: 19900,
  })
  expect(backend.sent[0]?.body).toEqual({ video_id: 101 })
  backend.reply('POST /api/v2/order/video', noRoute)
  await expect(order.createLessonOrder(101, null)).rejects.toMatchObject({
    kind: 'rejected',
    message: '这里不单独出售课时，请购买整门课程',
  })
})

test.each([
  { name: 'BASE, covered', data: { ...baseOrder, charge: 20, status_text: '已支付' }, due: 0, isPaid: true },
  { name: 'BASE, discount above the price', data: { ...baseOrder, charge: 5 }, due: 0, isPaid: false },
  { name: 'BASE, price as text', data: { ...baseOrder, charge: '86.5' }, due: 6650, isPaid: false },
])('amounts: $name', async ({ data, due, isPaid }) => {
  fakeBackend({ 'POST /api/v2/order/course': ok(data) })
  await expect(order.createCourseOrder(3, promo)).resolves.toMatchObject({ amountDueCents: due, isPaid })
})

test('amounts: HEAD, free order without an address', async () => {
  hintDialect('head')
  fakeBackend({ 'POST /api/v3/order': ok({ order_no: '1', total: 0, discount: 199, is_paid: true }) })
  await expect(order.createCourseOrder(3, promo)).resolves.toEqual({
    orderNo: '1',
    amountDueCents: 0,
    promo,
    isPaid: true,
    payUrl: null,
  })
})

test('HEAD tells when the code did not count', async () => {
  hintDialect('head')
  fakeBackend({ 'POST /api/v3/order': ok({ ...headOrder, total: 199, discount: 0 }) })
  await expect(order.createCourseOrder(3, promo)).resolves.toMatchObject({ amountDueCents: 19900, promo: null })
})

test.each([
  { name: 'BASE without a number', data: { ...baseOrder, order_id: '' } },
  { name: 'BASE with an unreadable amount', data: { ...baseOrder, charge: '一百' } },
  { name: 'BASE, empty', data: [] },
])('a broken created order is an error: $name', async ({ data }) => {
  fakeBackend({ 'POST /api/v2/order/course': ok(data) })
  await expect(order.createCourseOrder(3, null)).rejects.toMatchObject({ name: 'ShapeError' })
})

test('a broken created order is an error: HEAD that does not say whether it is paid', async () => {
  hintDialect('head')
  fakeBackend({ 'POST /api/v3/order': ok({ order_no: '1', total: 199 }) })
  await expect(order.createCourseOrder(3, null)).rejects.toMatchObject({ name: 'ShapeError' })
})

test('payments of a scene; a row without a sign is left out', async () => {
  const alipay = { sign: 'alipay', name: '支付宝', icon: 'https://a.cn/ali.png' }
  const backend = fakeBackend({ 'GET /api/v2/order/payments': ok([alipay, { name: '坏的' }]) })
  await expect(order.listPayments('h5')).resolves.toEqual([alipay])
  expect(backend.sent[0]?.query).toEqual({ scene: 'h5' })
})

test('payments, HEAD: none to choose from', async () => {
  fakeBackend({ 'GET /api/v2/order/payments': noRoute })
  await expect(order.listPayments('wechat')).resolves.toBeNull()
})

test('payments of a broken shape are an error', async () => {
  fakeBackend({ 'GET /api/v2/order/payments': ok('alipay') })
  await expect(order.listPayments('h5')).rejects.toMatchObject({ name: 'ShapeError' })
})

test.each([
  [1, 'unpaid'],
  [5, 'paying'],
  [7, 'cancelled'],
  ['9', 'paid'],
  [42, 'unknown'],
])('status %s reads as %s', async (status, expected) => {
  const backend = fakeBackend({ 'GET /api/v2/order/status': ok({ status }) })
  await expect(order.getOrderStatus('1103')).resolves.toBe(expected)
  expect(backend.sent[0]?.query).toEqual({ order_id: '1103' })
})

test('a status that is no number is an error', async () => {
  fakeBackend({ 'GET /api/v2/order/status': ok([]) })
  await expect(order.getOrderStatus('1103')).rejects.toMatchObject({ name: 'ShapeError' })
})

const row = {
  id: 49,
  order_id: '1103015423',
  charge: 199,
  payment_method: 'wap',
  payment_text: '支付宝',
  status_text: '支付中',
  created_at: '2024-05-01T02:30:00.000000Z',
  goods: [{ goods_id: 3, goods_type: 'COURSE', goods_name: '数据结构', goods_thumb: 'https://a.cn/t.png' }],
}
const myOrders = 'GET /api/v2/member/orders'

test('my orders', async () => {
  const backend = fakeBackend({ [myOrders]: ok({ data: [row], total: 1, last_page: 1 }) })
  const { items } = await order.listOrders(1, 10)
  expect(items).toEqual([
    {
      id: 49,
      orderNo: '1103015423',
      chargeCents: 19900,
      status: 'paying',
      payment: 'wap',
      paymentName: '支付宝',
      createdAt: new Date('2024-05-01T02:30:00Z'),
      refundCents: null,
      goods: { type: 'COURSE', id: 3, name: '数据结构', thumb: 'https://a.cn/t.png' },
    },
  ])
  expect(backend.sent[0]?.query).toEqual({ page: '1', page_size: '10' })
})

test('my orders: rows of unknown state or without goods stay, rows without a number go', async () => {
  const rows = [
    { ...row, status_text: '退款中', goods: [], charge: null },
    { ...row, order_id: null },
    { ...row, id: null },
  ]
  fakeBackend({ [myOrders]: ok({ data: rows, total: 2 }) })
  const { items } = await order.listOrders(1, 10)
  expect(items).toMatchObject([
    { status: 'unknown', goods: null, chargeCents: null },
    { id: 0, status: 'paying' },
  ])
})

test.each([
  { name: 'BASE does not say', over: {}, refundCents: null },
  { name: 'nothing', over: { refund_amount: 0 }, refundCents: 0 },
  { name: 'a part, the one price with decimals', over: { refund_amount: 12.5 }, refundCents: 1250 },
])('my orders: what was paid back: $name', async ({ over, refundCents }) => {
  fakeBackend({ [myOrders]: ok({ data: [{ ...row, ...over }], total: 1 }) })
  expect((await order.listOrders(1, 10)).items[0]).toMatchObject({ refundCents })
})

test.each(['hand', 'handPay'])('my orders: a bank transfer, which the server calls %s', async (payment_method) => {
  fakeBackend({ [myOrders]: ok({ data: [{ ...row, payment_method }], total: 1 }) })
  expect((await order.listOrders(1, 10)).items[0]).toMatchObject({ payment: order.transferSign })
})

test('my orders: a top-up is known by its amount, whatever the row calls its goods', async () => {
  const goods = [{ goods_id: 0, goods_type: 'RECHARGE', goods_name: '学币充值', goods_thumb: '' }]
  fakeBackend({ [myOrders]: ok({ data: [{ ...row, charge: 50, goods }], total: 1 }) })
  const { items } = await order.listOrders(1, 10)
  expect(items[0]).toMatchObject({ chargeCents: 5000, goods: { type: 'RECHARGE', id: 50 } })
})

test('top-up: commercial servers alone, elsewhere a clear refusal', async () => {
  const call = 'POST /api/v2/order/recharge'
  const backend = fakeBackend({ [call]: ok({ ...baseOrder, charge: 50 }) })
  await expect(order.createRechargeOrder(50)).resolves.toEqual({ ...baseResult, promo: null, amountDueCents: 5000 })
  expect(backend.sent[0]?.body).toEqual({ charge: 50 })
  backend.reply(call, noRoute)
  await expect(order.createRechargeOrder(50)).rejects.toMatchObject({ message: '网校还没有开通充值' })
  backend.reply(call, noNetwork)
  await expect(order.createRechargeOrder(50)).rejects.toMatchObject({ kind: 'offline' })
})

test('my orders of a broken shape are an error', async () => {
  fakeBackend({ [myOrders]: ok('none') })
  await expect(order.listOrders(1, 10)).rejects.toMatchObject({ name: 'ShapeError' })
})

test('bank transfer: chooses it and gives the text', async () => {
  const backend = fakeBackend({ 'POST /api/v3/order/pay/handPay': ok({ text: '<p>招商银行</p>' }) })
  await expect(order.getTransferText('1103')).resolves.toBe('<p>招商银行</p>')
  expect(backend.sent[0]?.body).toEqual({ order_id: '1103' })
  backend.reply('POST /api/v3/order/pay/handPay', ok('text'))
  await expect(order.getTransferText('1103')).rejects.toMatchObject({ name: 'ShapeError' })
})

test('balance', async () => {
  const backend = fakeBackend({ 'POST /api/v2/order/pay/credit2': ok() })
  await order.payByBalance('1103')
  expect(backend.sent[0]?.body).toEqual({ order_id: '1103' })
  backend.reply('POST /api/v2/order/pay/credit2', refusal('余额不足'))
  await expect(order.payByBalance('1103')).rejects.toMatchObject({ message: '余额不足' })
})

test('mini-program payment', async () => {
  const call = 'POST /api/v2/order/payment/wechat/mini'
  const payment = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 's' }
  const backend = fakeBackend({ [call]: ok({ appId: 'wx1', ...payment }) })
  await expect(order.createMiniPayment('1103', 'o1')).resolves.toEqual(payment)
  expect(backend.sent[0]?.body).toEqual({ openid: 'o1', order_id: '1103' })
  backend.reply(call, ok({ ...payment, package: '' }))
  await expect(order.createMiniPayment('1103', 'o1')).rejects.toMatchObject({ name: 'ShapeError' })
})

test('the address to a gateway carries everything, encoded', () => {
  const url = new URL(
    order.payRedirectUrl({
      apiHost: 'https://api.cn',
      orderNo: '1103',
      scene: 'wechat',
      sign: 'wechat-jsapi',
      token: 'a.b.c',
      successUrl: 'https://h5.cn/#/pages/order/success?order=1103',
      failUrl: 'https://h5.cn/#/pages/order/wechat_h5?order=1103',
    }),
  )
  expect(url.origin + url.pathname).toBe('https://api.cn/api/v2/order/pay/redirect')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    order_id: '1103',
    payment: 'wechat-jsapi',
    payment_scene: 'wechat',
    scene: 'wechat',
    token: 'a.b.c',
    s_url: 'https://h5.cn/#/pages/order/success?order=1103',
    f_url: 'https://h5.cn/#/pages/order/wechat_h5?order=1103',
  })
})

test('the hosted cashier gets the ways back beside its own sign', () => {
  const ways = { successUrl: 'https://h5.cn/#/a?b=1', failUrl: 'https://h5.cn/#/c' }
  const url = new URL(order.hostedCashierUrl('https://a.cn/payment/index?sign=s', ways))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sign: 's',
    s_url: 'https://h5.cn/#/a?b=1',
    f_url: 'https://h5.cn/#/c',
  })
})
