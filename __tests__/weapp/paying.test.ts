import { loadAcademy } from '../../sandbox/seed'
import { type Academy, type App, launch, openAcademy } from './harness'

const courseId = loadAcademy().courses.findIndex(({ key }) => key === 'sql') + 1
const cashier = `/pages/order/order?type=course&id=${courseId}`
const signCall = 'POST /api/v2/order/payment/wechat/mini'
const payAgain = /^微信支付 ¥|接着付|重新下单|自动取消/

/** WeChat has taken the money, and its word to the academy is late: nothing may be paid a second time. */
describe('paid, and not confirmed yet', () => {
  let academy: Academy
  let stored: Map<string, string>
  let app: App
  let page: App['page']

  const start = (url: string) => {
    app = launch({ sandboxUrl: academy.url, stored, url })
    page = app.page
  }

  beforeAll(async () => {
    academy = await openAcademy()
    await academy.configure({ sandbox: { pay_delay_ms: 3_000_000 } })
    stored = await academy.phoneOf('13900000001')
    start(`/pages/course/show?id=${courseId}`)
    await page.tap('course-primary-action')
    await page.tap(/^微信支付 ¥/)
    await page.find('正在确认支付结果')
  })

  test('trouble leads to a cashier that takes no money', async () => {
    const [, order] = /order=(\w+)/.exec(page.url) ?? []
    await page.tap('支付遇到问题')
    await page.untilAt(`${cashier}&order=${order}`)
    await page.find('查看支付结果')
    await page.find('已经付款，正在等网校确认，请不要再付')
    expect(page.text()).not.toMatch(payAgain)
  })

  test('going back leads to the course, which says so and offers the result alone', async () => {
    app.back()
    await page.tap('支付确认中')
    await page.find('正在确认支付结果')
    app.back()
    await page.find('支付确认中')
  })

  test('after a kill it is the same', async () => {
    app.close()
    start(cashier)
    await page.find('查看支付结果')
    expect(page.text()).not.toMatch(payAgain)
    expect(app.callsTo(signCall)).toHaveLength(0)
  })

  test('also when the server has given the order up meanwhile', async () => {
    const token = await academy.login('13900000001')
    const { data } = await academy.ask<{ data: { order_id: string }[] }>('/api/v2/member/orders', { token })
    expect(data).toHaveLength(1)
    const order = `/sandbox/orders/${data[0]?.order_id}/status`
    await academy.ask(order, { body: { status: 7 } })
    app.open(cashier)
    await page.find('查看支付结果')
    expect(page.text()).not.toMatch(payAgain)
    await page.tap('查看支付结果')
    await page.find('正在确认支付结果')
    expect(page.text()).not.toMatch(/已取消|重新购买/)
    await academy.ask(order, { body: { status: 9 } })
  })

  test('the word arrives: the course is open, for one payment', async () => {
    await page.find('支付成功')
    app.open(`/pages/course/show?id=${courseId}`)
    await page.find('开始学习')
    expect(page.has('支付确认中')).toBe(false)
  })
})
