import type { Route } from 'playwright-core'

import type { Dialect } from '../../sandbox/core/context'
import type { Edition } from '../../sandbox/core/edition'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { payAt, payButton, pressPay } from './setup/flows'
import { Phone } from './setup/phone'

const sql = courseOf('sql')
const cashier = `/pages/order/order?type=course&id=${sql.id}`

let academy: Academy
const open =
  (dialect: Dialect, edition: Edition = 'full') =>
  async () => {
    academy = await Academy.open({ dialect, edition })
  }
const close = () => academy.close()
const rest = () => academy.rest()

const ordersOf = async (mobile: string) =>
  (await academy.call<{ data: { order_id: string }[] }>(mobile, '/api/v2/member/orders')).data

const orderNoOf = (phone: Phone) => new URLSearchParams(phone.page.url().split('?')[1]).get('order') ?? ''

/** On the page that asks; the second one soon after leaving for the gateway. */
const trouble = /^(支付遇到问题|换一种方式)$/

/** What nobody may say before the server has said it. */
const noPayment = /未支付|未付|没有支付|支付失败|付款失败/

async function atCashier(mobile: string, address = cashier): Promise<Phone> {
  const phone = await academy.visitAs(mobile)
  await phone.go(address)
  await payButton(phone, '59.00').waitFor()
  return phone
}

describe.each<[Dialect, RegExp]>([
  ['base', /\/api\/v2\/order\/course$/],
  ['head', /\/api\/v3\/order$/],
])('one order per intent in %s', (dialect, create) => {
  // The second gateway of BASE is not part of the open core.
  beforeAll(open(dialect, dialect === 'head' ? 'open' : 'full'))
  afterEach(rest)
  afterAll(close)

  /** From the gateway's page, at HEAD over the hosted cashier. */
  async function goBackFrom(phone: Phone): Promise<void> {
    await phone.page.goBack()
    if (dialect === 'head') await phone.page.goBack()
    await phone.at('/pages/order/wechat_h5')
  }

  it('makes one of ten fast taps', async () => {
    const phone = await atCashier(academy.member())
    const release = await phone.hold(create)
    const box = await payButton(phone, '59.00').boundingBox()
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
    for (let tap = 0; tap < 10; tap++) await phone.page.touchscreen.tap(x, y)
    release()
    await phone.page.waitForURL(/payment\/index|sandbox\/gateway/)
    expect(phone.calls('POST', create)).toHaveLength(1)
  })

  it('goes on with the same one after the back button and a reload', async () => {
    const phone = await atCashier(academy.member())
    await payAt(phone, '59.00', '支付宝')
    await goBackFrom(phone)
    const orderNo = orderNoOf(phone)
    await phone.page.reload()
    await phone.see('正在确认支付结果')
    await phone.press(trouble)
    await phone.at('/pages/order/order')
    await phone.see(dialect === 'head' ? /接着付即可，不会重复下单/ : /不要重复付款/)
    expect(await phone.text()).not.toMatch(noPayment)
    await phone.press(dialect === 'head' ? '去支付 ¥59.00' : '查看支付结果')
    if (dialect === 'head') await phone.page.waitForURL(/payment\/index/)
    else await phone.at('/pages/order/wechat_h5')
    expect(phone.calls('POST', create)).toHaveLength(1)
    expect(decodeURIComponent(phone.page.url())).toContain(orderNo)
  })

  it('takes no old answer from the browser when it comes back from the gateway', async () => {
    const phone = await atCashier(academy.member())
    await payAt(phone, '59.00', '支付宝')
    await goBackFrom(phone)
    await phone.see('正在确认支付结果')
    const isCached = ({ name, transferSize }: PerformanceResourceTiming) =>
      /\/(api|addons)\//.test(name) && !transferSize
    const answers = await phone.page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.toJSON() as PerformanceResourceTiming),
    )
    expect(answers.filter(isCached)).toEqual([])
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

  it('loses no order on a device that can store nothing', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    await phone.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await phone.go(cashier)
    await payAt(phone, '59.00', '支付宝')
    await goBackFrom(phone)
    const orderNo = orderNoOf(phone)
    await phone.press(trouble)
    // HEAD lists paid orders only: there nothing is left that could be paid a second time.
    if (dialect === 'base') await phone.see(/不要重复付款/)
    else await phone.at('/packageA/member/order')
    await academy.control(`orders/${orderNo}/status`, { status: 9 })
    await phone.go(`/pages/order/wechat_h5?order=${orderNo}`)
    await phone.see('支付成功')
    expect(await ordersOf(mobile)).toHaveLength(1)
  })

  it('claims nothing after a cancelled payment, and takes the money that comes after all', async () => {
    const phone = await atCashier(academy.member())
    await payAt(phone, '59.00', '支付宝')
    await phone.press('取消支付')
    await phone.at('/pages/order/wechat_h5')
    await phone.see('正在确认支付结果')
    await phone.press('已完成支付')
    await phone.told(/还没有收到支付结果/)
    expect(await phone.text()).not.toMatch(noPayment)
    await academy.control(`orders/${orderNoOf(phone)}/status`, { status: 9 })
    await phone.see('支付成功')
  })
})

/** How often two tabs are raced. */
const races = Number(process.env.RACES ?? 3)

describe('the same thing in two places at once', () => {
  beforeAll(open('base', 'open'))
  afterEach(rest)
  afterAll(close)

  const isAtGateway = (phone: Phone) => phone.page.url().includes('/sandbox/gateway')

  const create = /^\/api\/v2\/order\/course$/

  /** It orders, or waits for its turn behind another tab. */
  const isOrdering = async (phone: Phone) =>
    phone.calls('POST', create).length > 0 ||
    phone.page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length > 0)

  /** Both press "pay" while neither has heard of the other: one leaves for the gateway, the other is told why not. */
  async function race(phones: Phone[]): Promise<void> {
    const releases = await Promise.all(phones.map((phone) => phone.hold(/order\/course$/)))
    await Promise.all(phones.map((phone) => pressPay(phone, '59.00')))
    await eventually(async () => expect(await Promise.all(phones.map(isOrdering))).not.toContain(false))
    releases.forEach((release) => release())
    const hasEnded = () => /sandbox.gateway/.test(location.href) || document.body.innerText.includes('请只付这一笔')
    await Promise.all(phones.map((phone) => phone.page.waitForFunction(hasEnded)))
    expect(phones.map(isAtGateway).sort()).toEqual([false, true])
  }

  it(
    `makes one order in two tabs (${races} times)`,
    async () => {
      const made: number[] = []
      for (let run = 0; run < races; run++) {
        const mobile = academy.member()
        const first = await atCashier(mobile)
        const second = new Phone(await first.page.context().newPage(), academy.origin)
        await second.go(cashier)
        await payButton(second, '59.00').waitFor()
        await race([first, second])
        made.push((await ordersOf(mobile)).length)
        await academy.rest()
      }
      expect(made).toEqual(Array<number>(races).fill(1))
    },
    240_000 + races * 20_000,
  )

  it('sends one order to the gateway from two devices', async () => {
    const mobile = academy.member()
    const phones = [await atCashier(mobile), await atCashier(mobile)]
    await race(phones)
    const [oldest] = (await ordersOf(mobile)).slice(-1)
    const [told] = phones.filter((phone) => !isAtGateway(phone)) as [Phone]
    // Told before the other one had left: the next tap looks again.
    const result = told.pressable('查看支付结果')
    await payButton(told, '59.00').or(result).waitFor()
    if (!(await result.isVisible())) await pressPay(told, '59.00')
    await result.click()
    await told.at('/pages/order/wechat_h5')
    expect(orderNoOf(told)).toBe(oldest?.order_id)
    expect(phones.flatMap((phone) => phone.calls('GET', /pay\/redirect/))).toHaveLength(1)
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
        await route.fetch({ maxRetries: 2 })
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

  it('is asked for on a page of its own when the gateway does not open', async () => {
    const phone = await atCashier(academy.member())
    await phone.page.route(/order\/pay\/redirect/, (route) => route.fulfill({ status: 204 }))
    await pressPay(phone, '59.00')
    await phone.see('正在打开支付页面')
    await phone.press('已完成支付')
    await phone.see('正在确认支付结果')
    await phone.at('/pages/order/wechat_h5')
    await academy.control(`orders/${orderNoOf(phone)}/status`, { status: 9 })
    await phone.see('支付成功')
    await phone.press('返回')
    await phone.at('/pages/index/index')
    expect(phone.calls('POST', /order\/course/)).toHaveLength(1)
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
    await academy.takeClock(phone)
    await phone.go(`/pages/order/success?order=${order}&amount=0.01`)
    await phone.see('正在确认支付结果')
    expect(await phone.text()).not.toMatch(/支付成功|0\.01/)
    for (let sec = 0; sec < 182; sec += 7) {
      expect(await phone.text()).not.toMatch(noPayment)
      await phone.pass(7)
      await phone.settled()
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

describe('a balance that is not enough', () => {
  beforeAll(open('base'))
  afterEach(rest)
  afterAll(close)

  it('leads over a gateway’s page back to the cashier that waited', async () => {
    await academy.control('config', { sandbox: { payments: ['alipay', 'credit2'] } })
    const mobile = academy.member()
    const phone = await atCashier(mobile)
    await phone.press(/^余额支付/)
    await phone.press('余额支付 ¥59.00')
    await phone.press('去充值')
    await phone.at('/packageA/member/recharge')
    await phone.press(/^¥100/)
    await phone.press(/^立即充值/)
    await payAt(phone, '100.00', '支付宝')
    await phone.press('付款成功')
    await phone.see('支付成功')
    await phone.press('接着付刚才那一笔')
    await phone.at('/pages/order/order')
    await phone.press('余额支付 ¥59.00')
    await phone.see('支付成功')
    await phone.see('课程已放进「学习」，现在就能看')
    expect(await ordersOf(mobile)).toHaveLength(2)
  })
})
