import { COURSE, LESSON } from './fixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start({ dialect: 'head' })))
afterAll(() => client.close())

interface Bill {
  order_no: string
  is_paid: boolean
  pay_url: string
  sign: string
}

const create = (token: string, body: object) => client.call<Bill>('POST', '/api/v3/order', { token, body })
const status = async (token: string, order_id: string) =>
  (await client.data<{ status: number }>('GET', '/api/v2/order/status', { token, query: { order_id } })).status

it('does not know the calls of BASE', async () => {
  const token = await client.login(LEARNER)
  for (const path of [
    '/api/v2/viewBlock/page/blocks',
    '/api/v2/order/payments',
    '/api/v2/order/pay/redirect',
    '/api/v2/member/promoCode',
  ]) {
    expect(await client.refusal('GET', path, { token })).toBe('404 路由不存在')
  }
  for (const path of [
    'order/course',
    'order/video',
    'order/role',
    'wechat/mini/login',
    'login/wechatMini',
    'order/payment/wechat/mini',
  ]) {
    expect(await client.refusal('POST', `/api/v2/${path}`, { token })).toBe('404 路由不存在')
  }
  expect(await client.refusal('POST', '/api/v3/order/pay/handPay', { token })).toBe('404 路由不存在')
})

it('has its own keys in config, member and courses', async () => {
  const config = await client.data('GET', '/api/v2/other/config')
  expect(config).toMatchObject({
    paid_content_purchase_protocol: 'http://academy.test/user/paid_content_purchase_protocol',
  })
  expect(config).not.toHaveProperty('sliders')
  const blocks = await client.data<object[]>('GET', '/api/v2/decorationPage/blocks', {
    query: { page_name: 'h5-page-index' },
  })
  expect(blocks[0]).toMatchObject({ sign: 'slider', decoration_page_id: 1 })
  expect(await client.refusal('GET', '/api/v2/decorationPage/blocks')).toBe('1 page_name参数不能为空')
  expect(await client.data('GET', '/api/v2/decorationPage/blocks', { query: { page_name: 'x' } })).toEqual([])

  const token = await client.login('13800000005')
  const agreed = async () =>
    (await client.data<{ agreement_status: object }>('GET', '/api/v2/member/detail', { token })).agreement_status
  expect(await agreed()).toEqual({ user_agreement_agreed: false, privacy_policy_agreed: false })
  await client.data('POST', '/api/v2/member/agreement/agree', { token })
  expect(await agreed()).toEqual({ user_agreement_agreed: true, privacy_policy_agreed: true })
})

it('lets members only into the courses marked for them', async () => {
  const token = await client.login(VIP)
  expect(await client.data('GET', `/api/v2/course/${COURSE.chapters}`, { token })).toMatchObject({
    isBuy: true,
    course: { is_vip_free: 1, is_allow_comment: 1 },
  })
  expect(await client.data('GET', `/api/v2/course/${COURSE.flat}`, { token })).toMatchObject({
    isBuy: false,
    course: { is_vip_free: 0 },
  })
})

it('takes watch reports only from who may watch, capped at the trial', async () => {
  const token = await client.login(plain(1))
  const report = (lesson: number) =>
    client.call('POST', `/api/v2/video/${lesson}/record`, { token, body: { duration: 70 } })
  expect((await report(LESSON.flat)).message).toBe('无权限观看此视频')
  expect((await report(LESSON.trial)).code).toBe(0)
  const course = await client.data('GET', `/api/v2/course/${COURSE.chapters}`, { token })
  expect(course).toMatchObject({
    videoWatchedProgress: { [LESSON.trial]: { watch_seconds: 30, watched_at: null, deleted_at: null } },
  })
})

describe('orders', () => {
  it('are refused for what cannot be ordered', async () => {
    const token = await client.login(plain(2))
    const message = async (body: object) => (await create(token, body)).message
    expect(await message({})).toBe('参数错误')
    expect(await message({ goods_type: 'PIZZA', goods_id: 1, agree_protocol: 1 })).toBe('无法创建订单')
    expect(await message({ goods_type: 'ROLE', goods_id: 1 })).toBe('请同意会员服务协议')
    expect(await message({ goods_type: 'COURSE', goods_id: COURSE.flat })).toBe('请同意付费内容购买协议')
    expect(await message({ goods_type: 'COURSE', goods_id: 99, agree_protocol: 1 })).toBe('资源不存在')
  })

  it('are paid at once when nothing is left to pay', async () => {
    const token = await client.login(plain(3))
    const { data } = await create(token, {
      goods_type: 'COURSE',
      goods_id: COURSE.flat,
      promo_code: 'ZTFREE',
      agree_protocol: 1,
    })
    expect(data).toEqual({
      order_no: expect.stringMatching(/^\d{18}$/),
      total: 0,
      discount: 9999,
      is_paid: true,
    })
    expect(await status(token, data.order_no)).toBe(9)
  })

  const S_URL = 'https://h5.academy.test/#/pages/order/success?id=1'
  const F_URL = 'https://h5.academy.test/#/pages/index/index'

  async function cashier(token: string, goods: object) {
    const { data } = await create(token, { agree_protocol: 1, ...goods })
    const page = new URL(data.pay_url)
    page.searchParams.set('s_url', S_URL)
    page.searchParams.set('f_url', F_URL)
    const choose = (payment: string) =>
      client.http('POST', '/payment/choose', {
        body: { sign: data.sign, s_url: S_URL, f_url: F_URL, payment },
      })
    const show = () => client.raw({ url: page.pathname + page.search, headers: { accept: 'text/html' } })
    return { ...data, choose, show }
  }

  it('are paid on the hosted cashier page, which jumps back', async () => {
    const token = await client.login(plain(4))
    const { order_no, choose, show } = await cashier(token, {
      goods_type: 'COURSE',
      goods_id: COURSE.flat,
      promo_code: 'ZT2026',
    })
    expect(await status(token, order_no)).toBe(5)
    expect((await show()).body).toContain('¥ 40')
    const gateway = new URL(String((await choose('alipay')).headers.location))
    expect((await choose('wechat_h5')).json()).toMatchObject({ message: '支付方式已选定，不能更换' })
    const press = (result: string) =>
      client.http('POST', '/sandbox/gateway', {
        body: { ticket: gateway.searchParams.get('ticket'), result },
      })
    expect((await press('cancel')).headers.location).toBe(F_URL)
    const success = new URL(String((await press('paid')).headers.location))
    expect(success.pathname).toBe('/payment/success')
    const page = await client.raw({ url: success.pathname + success.search })
    expect(page.body).toContain('content="3;url=https://h5.academy.test/#/pages/order/success?id=1"')
    expect(await status(token, order_no)).toBe(5)
    await client.advance(2)
    expect(await status(token, order_no)).toBe(9)
    expect((await show()).body).toContain('支付成功')
  })

  it('show the bank account for a transfer', async () => {
    const { choose } = await cashier(await client.login(plain(5)), { goods_type: 'ROLE', goods_id: 1 })
    expect((await choose('handPay')).body).toContain('0200 0045')
  })

  it('have a cashier page for thirty minutes', async () => {
    const { show } = await cashier(await client.login(plain(6)), { goods_type: 'ROLE', goods_id: 1 })
    await client.advance(1801)
    const page = await show()
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining('收银台已过期')])
  })

  it('are listed once they are paid', async () => {
    const page = await client.data('GET', '/api/v2/member/orders', { token: await client.login(plain(4)) })
    expect(page).toMatchObject({
      total: 1,
      data: [{ status_text: '已支付', refund_amount: 0, payment_text: '支付宝' }],
    })
  })
})

it('signs pages for sharing', async () => {
  const path = '/api/v3/other/wechat-mp-jssdk'
  expect(await client.refusal('GET', path)).toBe('1 参数错误')
  expect(await client.data('GET', path, { query: { path: 'http://h5' } })).toMatchObject({
    enabled: 1,
    data: { debug: false },
  })
  await client.configure({ sandbox: { wechat_share: false } })
  expect(await client.data('GET', path, { query: { path: 'http://h5' } })).toEqual({ enabled: 0 })
})

it('is strict about search', async () => {
  const search = (query: Record<string, string>) =>
    client.call<{ data: object[]; total: number }>('GET', '/api/v3/search', { query })
  expect((await search({ keywords: '课程' })).message).toBe('错误')
  expect((await search({ keywords: '课程', type: '' })).data.total).toBe(7)
  await client.configure({ sandbox: { search_ready: false } })
  expect((await search({ keywords: '课程', type: '' })).data).toEqual({ data: [], total: 0 })
})
