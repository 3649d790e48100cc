import { type App, launch, openAcademy } from './harness'

const buyer = '13900000001'
/** Takes newcomers; its first lesson is on. */
const enrolling = { id: 1, title: '英语精读六人班：一篇文章读八周', lesson: '开班说明会：怎么读，读什么' }

/** Bought with `wx.requestPayment`, held in a web view. */
describe('a learner in a small class', () => {
  let app: App
  let page: App['page']

  beforeAll(async () => {
    const academy = await openAcademy()
    await academy.configure({ sandbox: { pay_delay_ms: 0 } })
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(buyer) })
    page = app.page
    await page.find('本周好课')
  })

  test('finds it by its form and reads who teaches', async () => {
    app.open('/packageA/ke/index')
    await page.tap('大班课')
    await page.untilGone(enrolling.title)
    await page.tap('小班课')
    await page.tap(enrolling.title)
    await page.find('周可心')
    await page.find('已报名 4 / 6 人')
  })

  test('a lesson offers to join, and leads to the payment', async () => {
    await page.tap('课表')
    await page.tap(enrolling.lesson)
    await page.tap('去报名')
    await page.tap(/^微信支付 ¥1280/)
    await page.find('支付成功')
    await page.tap('查看课表')
    await page.find('已购')
  })

  test('the lesson opens in a web view that has the login, which no page of ours has in its address', async () => {
    await page.tap('课表')
    await page.tap(enrolling.lesson)
    const frame = await page.findOne(({ tag }) => tag === 'web-view', 'the classroom')
    expect(frame.attribute('src')).toMatch(/\/sandbox\/classroom\/1\?token=[\w.-]+$/)
    const token = String(frame.attribute('src')).split('token=')[1] ?? ''
    expect(page.url).toMatch(/class_id=1&lesson_id=1$/)
    expect(`${page.url} ${app.stack().join(' ')} ${page.text()}`).not.toContain(token)
  })
})
