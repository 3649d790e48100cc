import { COURSE, LESSON } from './fixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

interface Created {
  order_id: string
  charge: number
  status_text: string
}

const create = (token: string, kind: string, body: object) =>
  client.call<Created>('POST', `/api/v2/order/${kind}`, { token, body })
const status = async (token: string, order_id: string) =>
  (await client.data<{ status: number }>('GET', '/api/v2/order/status', { token, query: { order_id } })).status
const detail = (token: string, id: number) =>
  client.data<Record<string, unknown>>('GET', `/api/v2/course/${id}`, { token })

const S_URL = 'https://h5.academy.test/#/pages/order/success?id=1'
const F_URL = 'https://h5.academy.test/#/pages/index/index'

const redirect = (token: string, order_id: string, payment: string, scene = 'h5') =>
  client.http('GET', '/api/v2/order/pay/redirect', {
    query: { order_id, payment, payment_scene: scene, scene, token, s_url: S_URL, f_url: F_URL },
  })

/** Opens the gateway's page and presses a button on it; gives where the browser lands. */
async function visit(location: unknown, result: string) {
  const page = new URL(String(location))
  expect((await client.raw({ url: page.pathname + page.search })).body).toContain('付款成功')
  const ticket = page.searchParams.get('ticket')
  return (await client.http('POST', '/sandbox/gateway', { body: { ticket, result } })).headers.location
}

describe('creating', () => {
  it('gives an unpaid order whose number is text', async () => {
    const { data } = await create(await client.login(plain(1)), 'course', { course_id: COURSE.flat })
    expect(data).toMatchObject({
      order_id: expect.stringMatching(/^7\d{8}$/),
      charge: 60,
      status_text: '未支付',
      payment_text: '',
      continue_pay: true,
    })
    expect(data).not.toHaveProperty('goods')
  })

  it('refuses what cannot be bought', async () => {
    const token = await client.login(LEARNER)
    const message = async (kind: string, body: object) => (await create(token, kind, body)).message
    expect(await message('course', { course_id: COURSE.free })).toBe('当前课程无法购买')
    expect(await message('course', { course_id: COURSE.flat })).toBe('请勿重复购买')
    expect(await message('course', { course_id: 99 })).toBe('资源不存在')
    expect(await message('course', {})).toBe('错误')
    expect(await message('video', { video_id: LESSON.trial })).toBe('当前视频无法购买')
    expect(await message('video', { video_id: 99 })).toBe('资源不存在')
    expect(await message('role', { role_id: 1 })).toBe('请同意协议')
    expect(await message('role', { role_id: 4, agree: 1 })).toBe('资源不存在')
    expect(await message('recharge', { charge: 0 })).toBe('参数错误')
    expect((await create('', 'course', { course_id: COURSE.flat })).message).toBe('请登录')
  })
})

describe('promo codes', () => {
  const check = (token: string, code: string) => client.data('GET', `/api/v2/promoCode/${code}/check`, { token })

  it.each([
    ['ZT2026', 1],
    ['U200008863', 1],
    ['ZT2020', 0],
    ['ZTFULL', 0],
    ['ZTMINE01', 0],
  ])('%s: can_use %i for the learner', async (code, can_use) => {
    expect(await check(await client.login(LEARNER), code)).toMatchObject({ can_use, promo_code: { code } })
  })

  it('are empty when unknown, and readable by anybody', async () => {
    expect(await check(await client.login(LEARNER), 'NOPE')).toEqual({ can_use: 0, promo_code: [] })
    expect(await client.data('GET', '/api/v2/promoCode/ZT2026')).toMatchObject({ invited_user_reward: 20 })
    expect(await client.data('GET', '/api/v2/promoCode/NOPE')).toEqual([])
  })

  it('pay an order at once when they cover it, and are spent then', async () => {
    const token = await client.login(plain(2))
    const { data } = await create(token, 'course', { course_id: COURSE.flat, promo_code: 'ZTFREE' })
    expect(data).toMatchObject({ status_text: '已支付', charge: 60, continue_pay: false })
    expect(await detail(token, COURSE.flat)).toMatchObject({ isBuy: true, course: { user_count: 11 } })
    expect(await check(token, 'ZTFREE')).toMatchObject({ can_use: 0 })
    // An unusable code is ignored, not refused.
    expect((await create(token, 'course', { course_id: COURSE.loose, promo_code: 'ZTFREE' })).data.status_text).toBe(
      '未支付',
    )
  })
})

describe('gateways', () => {
  it('depend on the scene', async () => {
    const token = await client.login(plain(1))
    const signs = async (scene: string) =>
      (await client.data<{ sign: string }[]>('GET', '/api/v2/order/payments', { token, query: { scene } })).map(
        ({ sign }) => sign,
      )
    expect(await signs('h5')).toEqual(['alipay', 'credit2', 'handPay', 'wechat_h5'])
    expect(await signs('wechat')).toEqual(['credit2', 'handPay', 'wechat-jsapi'])
    expect(await signs('other')).toEqual([])
    expect(await client.refusal('GET', '/api/v2/order/payments', { token })).toBe('1 参数错误')
  })

  it.each(['alipay', 'wechat_h5'])('%s sends the browser back at once and the word later', async (payment) => {
    const token = await client.login(plain(payment === 'alipay' ? 3 : 4))
    const { data } = await create(token, 'course', { course_id: COURSE.flat, promo_code: 'ZT2026' })
    const sent = await redirect(token, data.order_id, payment)
    expect(sent.statusCode).toBe(302)
    expect(await status(token, data.order_id)).toBe(5)
    expect(await visit(sent.headers.location, 'paid')).toBe(S_URL)
    expect(await visit(sent.headers.location, 'paid')).toBe(S_URL)
    expect(await status(token, data.order_id)).toBe(5)
    await client.advance(2)
    expect(await status(token, data.order_id)).toBe(9)
    expect(await detail(token, COURSE.flat)).toMatchObject({ isBuy: true })
    const messages = await client.data<{ data: { data: { message: string } }[] }>('GET', '/api/v2/member/messages', {
      token,
    })
    expect(messages.data.map(({ data: { message } }) => message)).toEqual(
      expect.arrayContaining(['您购买的「课程 flat」已支付成功', '积分变动:6，备注:购买商品']),
    )
  })

  it('know cancelling from leaving', async () => {
    const token = await client.login(plain(5))
    const { data } = await create(token, 'course', { course_id: COURSE.flat })
    const { location } = (await redirect(token, data.order_id, 'wechat-jsapi', 'wechat')).headers
    expect(await visit(location, 'cancel')).toBe(F_URL)
    expect(await visit(location, 'leave')).toBe(S_URL)
    await client.advance(2)
    expect(await status(token, data.order_id)).toBe(5)
  })

  it('take an order once, in its scene, from its owner', async () => {
    const token = await client.login(plain(6))
    const { data } = await create(token, 'course', { course_id: COURSE.flat })
    const refused = async (...args: Parameters<typeof redirect>) =>
      (await redirect(...args)).json<{ message: string }>().message
    expect(await refused(token, data.order_id, 'wechat-jsapi')).toBe('错误')
    expect(await refused(token, '', 'alipay')).toBe('参数错误')
    expect(await refused(token, 'unknown', 'alipay')).toBe('资源不存在')
    expect(await refused(await client.login(plain(7)), data.order_id, 'alipay')).toBe('资源不存在')
    expect(await refused('', data.order_id, 'alipay')).toBe('请登录')
    await redirect(token, data.order_id, 'alipay')
    expect(await refused(token, data.order_id, 'alipay')).toBe('订单状态错误')
  })

  it('show a readable page when they are opened too late', async () => {
    const page = await client.raw({ url: '/sandbox/gateway?ticket=gone', headers: { accept: 'text/html' } })
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining('支付页面已过期')])
  })

  it('do nothing but text for a bank transfer, until an administrator says paid', async () => {
    const token = await client.login(plain(8))
    const { data } = await create(token, 'video', { video_id: LESSON.single })
    const transfer = (order_id?: string) =>
      client.call<{ text: string }>('POST', '/api/v3/order/pay/handPay', { token, body: { order_id } })
    expect((await transfer()).message).toBe('参数错误')
    expect((await transfer('unknown')).message).toBe('资源不存在')
    expect((await transfer(data.order_id)).data.text).toContain('账号')
    expect((await transfer(data.order_id)).code).toBe(0)
    expect(await status(token, data.order_id)).toBe(5)
    await client.data('POST', `/sandbox/orders/${data.order_id}/status`, { body: { status: 9 } })
    expect(await status(token, data.order_id)).toBe(9)
    expect(await detail(token, COURSE.chapters)).toMatchObject({ isBuy: false, buyVideos: [LESSON.single] })
    expect(await client.data('GET', `/api/v2/video/${LESSON.single}`, { token })).toMatchObject({
      is_watch: true,
    })
    expect((await create(token, 'video', { video_id: LESSON.single })).message).toBe('请勿重复购买')

    const other = (await create(token, 'course', { course_id: COURSE.flat })).data.order_id
    await client.data('POST', `/sandbox/orders/${other}/status`, { body: { status: 7 } })
    expect((await transfer(other)).message).toBe('order status error')
    expect(await client.data('GET', '/api/v2/order/pay/handPay', { token })).toMatchObject({
      text: expect.any(String),
    })
  })

  it('pay in the mini-program when the payer says so', async () => {
    const token = await client.login(plain(9))
    const { data } = await create(token, 'course', { course_id: COURSE.flat })
    const pay = (body: object) => client.call<object>('POST', '/api/v2/order/payment/wechat/mini', { token, body })
    expect((await pay({ order_id: data.order_id })).message).toBe('参数错误')
    const { data: params } = await pay({ openid: 'mini-visitor', order_id: data.order_id })
    expect(Object.keys(params)).toEqual(['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'])
    expect((await pay({ openid: 'mini-visitor', order_id: data.order_id })).message).toBe('订单状态错误')
    const play = (result: string) => client.call('POST', `/sandbox/pay/${data.order_id}`, { body: { result } })
    expect((await play('nonsense')).message).toBe('参数错误')
    await play('failed')
    await client.advance(2)
    expect(await status(token, data.order_id)).toBe(5)
    await play('paid')
    await client.advance(2)
    expect(await status(token, data.order_id)).toBe(9)
  })

  it('pay from the balance, which can be filled up', async () => {
    const token = await client.login(plain(10))
    const { order_id } = (await create(token, 'course', { course_id: COURSE.flat })).data
    const pay = () => client.call('POST', '/api/v2/order/pay/credit2', { token, body: { order_id } })
    expect((await pay()).message).toBe('余额不足')
    const refill = (await create(token, 'recharge', { charge: 100 })).data.order_id
    await client.data('POST', `/sandbox/orders/${refill}/status`, { body: { status: 9 } })
    expect((await pay()).code).toBe(0)
    expect((await pay()).message).toBe('订单状态错误')
    expect(await client.data('GET', '/api/v2/member/detail', { token })).toMatchObject({ credit2: 40 })
    const history = await client.data('GET', '/addons/templateOne/api/v1/member/credit2Records', { token })
    expect(history).toMatchObject({
      total: 2,
      data: expect.arrayContaining([
        expect.objectContaining({ sum: 100, remark: '学币充值' }),
        expect.objectContaining({ sum: -60 }),
      ]),
    })
  })
})

describe('time', () => {
  it('cancels an unpaid order after an hour and gives the promo code back', async () => {
    const token = await client.login(plain(11))
    const { data } = await create(token, 'course', { course_id: COURSE.flat, promo_code: 'ZT2026' })
    const usable = () => client.data('GET', '/api/v2/promoCode/ZT2026/check', { token })
    expect(await usable()).toMatchObject({ can_use: 0 })
    await client.advance(3600)
    expect(await status(token, data.order_id)).toBe(7)
    expect(await usable()).toMatchObject({ can_use: 1 })
    const orders = await client.data('GET', '/api/v2/member/orders', { token })
    expect(orders).toMatchObject({ data: [{ status_text: '已取消', continue_pay: false }] })
  })

  it('starts a membership now, and appends the next one', async () => {
    const token = await client.login(plain(12))
    const buy = async () => {
      const { order_id } = (await create(token, 'role', { role_id: 1, agree: 1 })).data
      await client.data('POST', `/sandbox/orders/${order_id}/status`, { body: { status: 9 } })
    }
    const endOf = async (of: string) =>
      (await client.data<{ role_expired_at: string }>('GET', '/api/v2/member/detail', { token: of })).role_expired_at
    const days = (from: string, to: string) =>
      Math.round((Date.parse(`${to}+0800`) - Date.parse(`${from}+0800`)) / 86_400_000)
    await buy()
    const first = await endOf(token)
    await buy()
    expect(days(first, await endOf(token))).toBe(30)
    expect(await detail(token, COURSE.flat)).toMatchObject({ isBuy: true })
    await client.advance(61 * 24 * 3600)
    const again = (
      await client.call<{ token: string }>('POST', '/api/v2/login/password', {
        body: { mobile: plain(12), password: 'zhitu123' },
      })
    ).data
    expect(await detail(again.token, COURSE.flat)).toMatchObject({ isBuy: false })
  })
})

it('lists the plans that are shown', async () => {
  const roles = await client.data<{ name: string; desc_rows: string[] }[]>('GET', '/api/v2/roles')
  expect(roles.map(({ name }) => name)).toEqual(['月度会员', '季度会员', '年度会员'])
  expect(await client.data('GET', '/api/v2/role/1')).toMatchObject({
    charge: 38,
    expire_days: 30,
    desc_rows: expect.any(Array),
  })
  expect(await client.refusal('GET', '/api/v2/role/4')).toBe('404 资源不存在')
})

it('keeps the orders of others to them', async () => {
  const { order_id } = (await create(await client.login(plain(13)), 'course', { course_id: COURSE.flat })).data
  const token = await client.login(VIP)
  const ask = (query: Record<string, string>) => client.refusal('GET', '/api/v2/order/status', { token, query })
  expect(await ask({ order_id })).toBe('404 资源不存在')
  expect(await ask({})).toBe('1 参数错误')
})
