import { loadAcademy } from '../../sandbox/seed'
import { type App, launch, openAcademy } from './harness'

const seeded = loadAcademy()
const buyer = '13900000001'
const topicId = seeded.topics.findIndex(({ priceYuan, isHidden }) => priceYuan > 0 && !isHidden) + 1
const topic = seeded.topics[topicId - 1]
const [path] = seeded.paths
const courseId = seeded.courses.findIndex(({ key }) => key === 'sql') + 1
const cheapId = seeded.courses.findIndex(({ key }) => key === 'colour') + 1

/** Paid with `wx.requestPayment`, by a member who owns nothing yet. */
describe('a learner buys', () => {
  let app: App
  let page: App['page']

  beforeAll(async () => {
    const academy = await openAcademy()
    await academy.configure({ sandbox: { pay_delay_ms: 0 } })
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(buyer) })
    page = app.page
    await page.find('本周好课')
  })

  test('an article: its closed part opens in place', async () => {
    app.open(`/packageA/topic/show?id=${topicId}`)
    await page.find('后面的内容需要解锁')
    await page.tap('article-primary-action')
    await page.tap(/^微信支付 ¥/)
    await page.find('支付成功')
    await page.find(topic?.title ?? '')
    await page.tap('继续阅读')
    await page.untilGone('后面的内容需要解锁')
    await page.untilGone('article-primary-action')
    expect(app.stack()).toEqual(['packageA/topic/show'])
  })

  test('a learning path: all of its steps open, without a reload', async () => {
    app.open('/packageA/learnPath/index')
    await page.tap(path?.name ?? '')
    await page.tap('购买套餐')
    await page.tap(/^微信支付 ¥199/)
    await page.find('支付成功')
    await page.find('路径里的内容都已打开，现在就能学')
    await page.tap('开始学习')
    await page.untilAt('/packageA/learnPath/show?id=1')
    await page.find('已拥有')
    expect(page.has('购买套餐')).toBe(false)
    expect(app.stack()).toEqual(['packageA/learnPath/index', 'packageA/learnPath/show'])
  })

  test('what belongs to the path is open on its own page as well', async () => {
    await page.tap('TypeScript 类型实战：让错误停在编辑器里')
    await page.find('读懂一条长长的报错')
    await page.find('开始学习')
    expect(page.text()).not.toMatch(/¥|未解锁/)
  })

  test('coins: the balance shows what was paid', async () => {
    app.open('/packageA/member/recharge')
    await page.find('充值和使用的记录会出现在这里')
    await page.tap('¥100')
    await page.tap('立即充值 ¥100')
    await page.tap('微信支付 ¥100.00')
    await page.find('支付成功')
    app.back()
    await page.untilAt('/packageA/member/recharge')
    await page.untilGone('充值和使用的记录会出现在这里')
  })

  test('a course, from the coins', async () => {
    app.open(`/pages/order/order?type=course&id=${cheapId}`)
    await page.find(/^微信支付 ¥/)
    await page.tap('余额支付')
    await page.find('可用学币 100')
    await page.tap(/^余额支付 ¥/)
    await page.find('支付成功')
  })

  test('a promo code comes off the bill', async () => {
    app.open(`/pages/order/order?type=course&id=${courseId}`)
    await page.tap('有优惠码，点这里输入')
    await page.input('请输入优惠码', 'ZT2026')
    await page.tap('使用')
    await page.find('ZT2026')
    await page.find(/^−¥/)
  })

  test('all of it is among the orders', async () => {
    app.open('/packageA/member/order')
    await page.find(topic?.title ?? '')
    await page.find(path?.name ?? '')
    expect(page.has('去支付')).toBe(false)
  })

  test('nothing too large was sent to the screen', () => {
    expect(app.largestSetData().bytes).toBeLessThan(128 * 1024)
  })
})
