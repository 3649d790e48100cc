import { fetchOnce } from '../setup/fetchOnce'
import { courseOf } from '../e2e/setup/catalogue'
import { type Academy, type App, launch, openAcademy } from './harness'

const { id: courseId } = courseOf('sql')
const [{ id: freeLessonId } = { id: 0 }] = courseOf('first-web-page').lessons
const { id: freeCourseId } = courseOf('first-web-page')
const cashier = `/pages/order/order?type=course&id=${courseId}`
const buyer = '13900000001'
const sessionCall = 'POST /api/v2/wechat/mini/login'

/** Servers of the open core have no login and no payment for mini-programs. */
describe.each(['base', 'head'] as const)('an open server, %s', (dialect) => {
  let academy: Academy
  let app: App
  let page: App['page']
  const orderCall = { base: 'POST /api/v2/order/course', head: 'POST /api/v3/order' }[dialect]

  beforeAll(async () => {
    academy = await openAcademy({ edition: 'open', dialect })
  })

  const start = (url: string, stored?: Map<string, string>, platform?: 'ios') => {
    app = launch({ sandboxUrl: academy.url, url, stored, platform })
    page = app.page
  }
  const atCashier = async () => start(cashier, await academy.phoneOf(buyer))

  test.each([
    ['hangs', { delayMs: 40_000 }, '还没有回音，仍在加载，也可以重试'],
    ['is cut off', { drop: true }, '没有加载出来'],
    ['meets a gateway that is down', { status: 502, body: '<h1>502 Bad Gateway</h1>' }, '没有加载出来'],
  ])('one call that %s, while all others are answered, has a word and a way on', async (_, fault, words) => {
    await academy.fault({ pattern: '/blocks', ...fault })
    start('/pages/index/index')
    await page.find(words)
    await academy.calm()
    await page.tap('重试')
    await page.find('本周好课')
  })

  test('an iPhone is sold nothing', async () => {
    start(cashier, await academy.phoneOf(buyer), 'ios')
    await page.find('这里暂时不能查看')
    expect(page.text()).not.toMatch(/[¥￥]|微信支付|手动打款|在手机浏览器里/)
  })

  test('the login begins with SMS, and stays so', async () => {
    start('/pages/auth/login')
    const asked = () => app.callsTo(sessionCall)
    await page.until(() => asked().some(({ answer }) => answer !== undefined), 'the word on the session')
    await page.untilGone('微信一键登录')
    await page.find('获取验证码')
    expect(page.text()).not.toMatch(/微信|其他方式/)
    app.open('/pages/auth/login')
    await page.find('获取验证码')
    expect(page.has('微信一键登录')).toBe(false)
    expect(asked()).toHaveLength(1)
  })

  test('the amount is the same from the course to the order, and three taps make one', async () => {
    start(`/pages/course/show?id=${courseId}`, await academy.phoneOf('13900000004'))
    await page.find('立即购买')
    expect(page.text()).toContain('59')
    await page.tap('立即购买')
    await page.untilAt(cashier)
    const button = await page.find(/^(手动打款|在手机浏览器里付款) ¥59\.00$/)
    for (let tap = 0; tap < 3; tap++) page.raise(button, 'tap')
    await page.until(() => app.callsTo(orderCall).some(({ answer }) => answer !== undefined), 'the order')
    expect(app.callsTo(orderCall)).toHaveLength(1)
    const [{ answer }] = app.callsTo(orderCall)
    expect(JSON.stringify(answer)).toMatch(/"(charge|total)":"?59\b/)
  })

  test('a place is told when the lesson is left, and is there at the next visit', async () => {
    const phone = await academy.phoneOf('13900000005')
    const lesson = `/pages/course/video?id=${freeLessonId}`
    start(lesson, phone)
    const video = await page.find('lesson-video')
    page.raise(video, 'play')
    page.raise(video, 'timeupdate', { currentTime: 12, duration: 20 })
    page.raise(video, 'pause')
    const reports = () => app.callsTo(`POST /api/v2/video/${freeLessonId}/record`)
    await page.until(() => reports().some(({ answer }) => answer !== undefined), 'the report')
    expect(reports().map(({ body }) => body)).toEqual([{ duration: 12 }])
    start(lesson, await academy.phoneOf('13900000005'))
    await page.find('lesson-video')
    await page.until(
      () => page.findAll('video').some((one) => one.attribute('initial-time') === 9),
      'three seconds before',
    )
  })

  test('a comment arrives whole, as its writer sees it', async () => {
    const arrived = dialect === 'head' ? 'if (a＜b) return' : 'if (a<b) return'
    start(`/pages/course/show?id=${freeCourseId}`, await academy.phoneOf('13900000003'))
    await page.tap(/^评论/)
    await page.tap('说说你的想法')
    await page.input('写下你的收获、疑问或建议', 'if (a<b) return')
    await page.tap('发表')
    await page.find(arrived)
    await academy.ask('/sandbox/comments/approve', { method: 'POST' })
    start(`/pages/course/show?id=${freeCourseId}`, await academy.phoneOf('13900000003'))
    await page.tap(/^评论/)
    await page.find(arrived)
  })

  if (dialect === 'base') {
    test('the cashier offers the bank transfer, which works to the end', async () => {
      await atCashier()
      await page.find('转账后由网校核对开通')
      expect(page.text()).not.toContain('微信支付')
      expect(app.callsTo(orderCall)).toEqual([])
      await page.tap(/^手动打款 ¥/)
      await page.find('打款方式')
      await page.find('应付金额')
      await page.tap('我已转账')
      const order = app.query().order ?? ''
      await academy.ask(`/sandbox/orders/${order}/status`, { body: { status: 9 } })
      await page.tap('查看支付结果')
      await page.find('支付成功')
    })

    test("without a bank transfer it hands over the H5 site's cashier, and orders nothing", async () => {
      const body = JSON.stringify({ code: 0, message: '', data: [] })
      await academy.fault({ path: '/api/v2/order/payments', body, contentType: 'application/json' })
      start(cashier, await academy.phoneOf('13900000002'))
      await page.find('小程序里不能付款。复制网址，到手机浏览器里登录后购买')
      await page.tap(/^在手机浏览器里购买 ¥/)
      await page.tap('知道了')
      expect(app.seen.copied).toEqual([`${academy.url}/#/pages/order/order?type=course&id=${courseId}`])
      expect(app.callsTo(orderCall)).toEqual([])
      await academy.calm()
    })
  } else {
    test('an order whose answer is lost is not promised to be found', async () => {
      await academy.fault({ method: 'POST', path: '/api/v3/order', when: 'after', drop: true, times: 1 })
      start(cashier, await academy.phoneOf('13900000003'))
      await page.tap(/^在手机浏览器里付款 ¥/)
      await page.find(/刚才可能已经下单/)
      expect(page.text()).not.toContain('再点一次不会重复下单')
      await academy.calm()
    })

    test("the cashier hands over the server's own one, and sees that it was paid there", async () => {
      await atCashier()
      await page.find('小程序里不能付款。下单后复制付款网址，30 分钟内有效')
      expect(app.callsTo(orderCall)).toEqual([])
      await page.tap(/^在手机浏览器里付款 ¥/)
      await page.tap('知道了')
      await page.find('正在确认支付结果')
      const [address = ''] = app.seen.copied
      expect(address).toMatch(/\/payment\/index\?sign=[^&]+$/)
      expect((await fetchOnce(address)).status).toBe(200)
      const order = app.query().order ?? ''
      await academy.ask(`/sandbox/orders/${order}/status`, { body: { status: 9 } })
      await page.find('支付成功')
      expect(app.callsTo(orderCall)).toHaveLength(1)
    })
  }
})
