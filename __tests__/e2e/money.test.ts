import type { Route } from 'playwright-core'

import type { Dialect } from '../../sandbox/core/work'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { payAt, payButton, pressPay } from './setup/flows'
import type { Phone } from './setup/phone'

const sql = courseOf('sql')
const cashier = `/pages/order/order?type=course&id=${sql.id}`

let academy: Academy
const open = (dialect: Dialect) => async () => {
  academy = await Academy.open({ dialect })
}
const close = () => academy.close()
const rest = () => academy.rest()

const ordersOf = async (mobile: string) =>
  (await academy.call<{ data: { order_id: string }[] }>(mobile, '/api/v2/member/orders')).data

const orderNoOf = (phone: Phone) => new URLSearchParams(phone.page.url().split('?')[1]).get('order') ?? ''

/** What nobody may say before the server has said it. */
const noPayment = /未支付|未付|没有支付|支付失败|付款失败/

async function atCashier(mobile: string, address = cashier): Promise<Phone> {
  const phone = await academy.visitAs(mobile)
  await phone.go(address)
  await payButton(phone, '59.00').waitFor()
  return phone
}

describe.each<[Dialect, RegExp]>([
  ['base', /^\/api\/v2\/order\/course$/],
  ['head', /^\/api\/v3\/order$/],
])('one order per intent in %s', (dialect, create) => {
  beforeAll(open(dialect))
  afterEach(rest)
  afterAll(close)

  it('makes one of ten fast taps', async () => {
    const phone = await atCashier(academy.member())
    await academy.fault({ method: 'POST', pattern: create.source, delayMs: 1_000 })
    const box = await payButton(phone, '59.00').boundingBox()
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
    for (let tap = 0; tap < 10; tap++) await phone.page.touchscreen.tap(x, y)
    await phone.page.waitForURL(/payment\/index|sandbox\/gateway/)
    expect(phone.calls('POST', create)).toHaveLength(1)
  })

  it('goes on with the same one after the back button and a reload', async () => {
    const phone = await atCashier(academy.member())
    await payAt(phone, '59.00', '支付宝')
    await phone.page.goBack()
    if (dialect === 'head') await phone.page.goBack()
    await phone.at('/pages/order/wechat_h5')
    const orderNo = orderNoOf(phone)
    await phone.page.reload()
    await phone.see('正在确认支付结果')
    await phone.press('支付遇到问题')
    await phone.at('/pages/order/order')
    await phone.see(dialect === 'head' ? /接着付即可，不会重复下单/ : /不要重复付款/)
    expect(await phone.text()).not.toMatch(noPayment)
    await phone.press(dialect === 'head' ? '去支付 ¥59.00' : '查看支付结果')
    if (dialect === 'head') await phone.page.waitForURL(/payment\/index/)
    else await phone.at('/pages/order/wechat_h5')
    expect(phone.calls('POST', create)).toHaveLength(1)
    expect(decodeURIComponent(phone.page.url())).toContain(orderNo)
  })

  it('asks the server after a kill during the payment', async () => {
    const mobile = academy.member()
    const phone = await atCashier(mobile)
    await academy.control('config', { sandbox: { pay_delay_ms: 60_000 } })
    await payAt(phone, '59.00', '微信支付')
    await phone.press('付款成功')
    await phone.page.waitForURL(/order\/success|payment\/success/)
    const again = await academy.visit({ memory: await phone.kill() })
    await again.go(cashier)
    await again.see(/不会重复下单|不要重复付款/)
    expect(await again.text()).not.toMatch(noPayment)
    await academy.control('clock', { advanceSec: 60 })
    await again.press(dialect === 'head' ? '去支付 ¥59.00' : '查看支付结果')
    await again.see('支付成功')
    expect(await ordersOf(mobile)).toHaveLength(1)
  })

  it('claims nothing after a cancelled payment, and takes the money that comes after all', async () => {
    const phone = await atCashier(academy.member())
    await payAt(phone, '59.00', '支付宝')
    await phone.press('取消支付')
    await phone.at('/pages/order/wechat_h5')
    await phone.see('正在确认支付结果')
    await phone.press('已完成支付')
    await phone.see(/还没有收到支付结果/)
    expect(await phone.text()).not.toMatch(noPayment)
    await academy.control(`orders/${orderNoOf(phone)}/status`, { status: 9 })
    await phone.see('支付成功')
  })
})

describe('an answer that never arrives', () => {
  beforeAll(open('base'))
  afterEach(rest)
  afterAll(close)

  /** Spoilt in the browser: when a connection is cut, Chromium by itself sends the call again. */
  const spoilt: [string, (route: Route) => Promise<void>][] = [
    ['cut off', (route) => route.abort('connectionreset')],
    ['timed out', (route) => route.abort('timedout')],
    ['a gateway error', (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' })],
    ['empty', (route) => route.fulfill({ status: 200, body: '' })],
  ]

  it.each(spoilt)('leaves one order, which is paid (%s)', async (_, spoil) => {
    const mobile = academy.member()
    const phone = await atCashier(mobile)
    await phone.page.route(
      '**/api/v2/order/course',
      async (route) => {
        await route.fetch()
        await spoil(route)
      },
      { times: 1 },
    )
    await payAt(phone, '59.00', '支付宝')
    await phone.press('付款成功')
    await phone.see('支付成功')
    expect(await ordersOf(mobile)).toHaveLength(1)
  })

  it('makes no second order when the learner taps again after a failure that made none', async () => {
    const mobile = academy.member()
    const phone = await atCashier(mobile)
    await academy.fault({ method: 'POST', path: '/api/v2/order/course', status: 500, times: 1 })
    await pressPay(phone, '59.00')
    await phone.see(/再点一次不会重复下单/)
    await payAt(phone, '59.00', '支付宝')
    expect(await ordersOf(mobile)).toHaveLength(1)
  })

  it('shows an order with another amount before anything is paid', async () => {
    const phone = await atCashier(academy.member())
    const other = { order_id: '88112233', charge: 259, status_text: '未支付' }
    const body = JSON.stringify({ code: 0, message: '', data: other })
    const contentType = 'application/json'
    await academy.fault({ path: '/api/v2/order/course', when: 'after', times: 1, body, contentType })
    await pressPay(phone, '59.00')
    await phone.see(/核对金额后再付/)
    expect(phone.route()).toBe('/pages/order/order')
  })

  it('finds the order that another phone has made', async () => {
    const mobile = academy.member()
    await academy.call(mobile, '/api/v2/order/course', { course_id: sql.id })
    const phone = await atCashier(mobile)
    await phone.see(/这是一笔未付的订单/)
    await payAt(phone, '59.00', '支付宝')
    expect(phone.calls('POST', /order\/course/)).toHaveLength(0)
    expect(await ordersOf(mobile)).toHaveLength(1)
  })

  it('makes a new one only after the learner has said so', async () => {
    const mobile = academy.member()
    const phone = await atCashier(mobile)
    await payAt(phone, '59.00', '支付宝')
    await phone.go(cashier)
    await phone.press('重新下单')
    await phone.see(/确认上一笔没有扣款/)
    await phone.press('继续等待')
    expect(await ordersOf(mobile)).toHaveLength(1)
    await phone.press('重新下单')
    await phone.page.getByRole('dialog').getByRole('button', { name: '重新下单' }).click()
    await payAt(phone, '59.00', '支付宝')
    expect(await ordersOf(mobile)).toHaveLength(2)
  })
})

describe('what an address says about money', () => {
  beforeAll(open('base'))
  afterEach(rest)
  afterAll(close)

  it('is not the price', async () => {
    const phone = await atCashier(academy.member(), `${cashier}&price=1&charge=1&amount=0.01&total=1`)
    await pressPay(phone, '59.00')
    await phone.page.waitForURL(/sandbox\/gateway/)
    await phone.see('¥ 59')
  })

  it('makes no success: an order that is not mine', async () => {
    const orderNo = await academy.call<{ order_id: string }>(academy.member(), '/api/v2/order/course', {
      course_id: sql.id,
    })
    const phone = await academy.visitAs(academy.member())
    for (const order of [orderNo.order_id, 'NOPE']) {
      await phone.go(`/pages/order/success?order=${order}&amount=0.01&status=9`)
      await phone.see('没有找到这笔订单')
      expect(await phone.text()).not.toMatch(/支付成功|0\.01/)
    }
  })

  it('makes no success: my order that is not paid; asking ends in two minutes without a claim', async () => {
    const mobile = academy.member()
    const { order_id: order } = await academy.call<{ order_id: string }>(mobile, '/api/v2/order/course', {
      course_id: sql.id,
    })
    const phone = await academy.visitAs(mobile)
    await phone.page.clock.install()
    await phone.go(`/pages/order/success?order=${order}&amount=0.01`)
    await phone.see('正在确认支付结果')
    expect(await phone.text()).not.toMatch(/支付成功|0\.01/)
    for (let step = 0; step < 14; step++) {
      expect(await phone.text()).not.toMatch(noPayment)
      const answer = phone.page.waitForResponse(/order\/status/, { timeout: 3_000 }).catch(() => null)
      await phone.page.clock.fastForward(13_000)
      await answer
    }
    await phone.see('正在确认，请不要重复付款')
    expect(await phone.text()).not.toMatch(noPayment)
    await phone.press('查看我的订单')
    await phone.at('/packageA/member/order')
  })

  it('says that an order has ended by itself after an hour', async () => {
    const mobile = academy.member()
    const { order_id: order } = await academy.call<{ order_id: string }>(mobile, '/api/v2/order/course', {
      course_id: sql.id,
    })
    await academy.control('clock', { advanceSec: 3_700 })
    const phone = await academy.visitAs(mobile)
    await phone.go(`/pages/order/wechat_h5?order=${order}`)
    await phone.see('订单已取消')
    await phone.press('重新购买')
    await phone.see('支付宝 ¥59.00')
  })
})
