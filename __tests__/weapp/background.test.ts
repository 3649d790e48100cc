import { loadAcademy } from '../../sandbox/seed'
import { type Academy, type App, launch, learner, openAcademy } from './harness'

const courseId = loadAcademy().courses.findIndex(({ key }) => key === 'sql') + 1
const payCall = 'POST /api/v2/order/payment/wechat/mini'

/** The learner goes to another app, or WeChat's own views lie over this one. */
describe('away and back', () => {
  let academy: Academy
  let app: App
  let page: App['page']

  const start = async (mobile: string, url: string) => {
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(mobile), url })
    page = app.page
  }
  /** Away for so long that WeChat ends what the app still asks. */
  const goAway = () => app.background({ isLong: true })

  beforeAll(async () => {
    academy = await openAcademy()
  })

  afterEach(async () => {
    await academy.calm()
    app.close()
  })

  const lessonId = 3
  const places = () => app.callsTo(`POST /api/v2/video/${lessonId}/record`)

  const replays = () => app.requests().filter(({ call }) => call.endsWith('/vodWatchRecord'))

  async function watch(sec: number): Promise<void> {
    const video = await page.find('lesson-video')
    page.raise(video, 'play')
    page.raise(video, 'timeupdate', { currentTime: sec, duration: 75 })
  }

  test("a lesson's place is sent when the learner leaves", async () => {
    await start(learner, `/pages/course/video?id=${lessonId}`)
    await watch(61)
    app.background()
    await page.until(() => places().length > 0, 'a report of the place')
    expect(places().map(({ body }) => body)).toEqual([{ duration: 61 }])
    app.foreground()
  })

  test("a recording's place that WeChat kept from the server is sent on the return", async () => {
    await start(learner, '/packageA/live/video?id=66')
    await page.tap('看回放')
    await academy.fault({ pattern: 'vodWatchRecord', delayMs: 60_000 })
    const video = await page.findOne(({ tag }) => tag === 'video', 'a video')
    for (let sec = 0; sec <= 43; sec += 0.5) page.raise(video, 'timeupdate', { currentTime: sec })
    app.background()
    await page.until(() => replays().length > 0, 'a report of the place')
    goAway()
    await page.until(() => replays().some(({ failure }) => failure === 'interrupted'), 'its end')
    await academy.calm()
    app.foreground()
    await page.until(() => replays().some(({ status }) => status === 200), 'the place at the server')
    expect(replays().at(-1)?.body).toEqual({ duration: 43 })
  })

  test('a page that was loading is there on the return', async () => {
    await start(learner, '/pages/index/index')
    await page.find('本周好课')
    await academy.fault({ path: '/api/v2/course/1', delayMs: 60_000 })
    app.open('/pages/course/show?id=1')
    await page.until(() => app.callsTo('GET /api/v2/course/1').length > 0, 'its call')
    goAway()
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await academy.calm()
    app.foreground()
    await page.find('course-primary-action')
  })

  test('a live room rests, and knows on the return what was said', async () => {
    await start(learner, '/packageA/live/video?id=67')
    await page.find('已加入聊天室')
    app.background()
    await page.until(() => app.socketCount() === 0, 'the socket closed')
    goAway()
    await academy.ask('/sandbox/live/67/event', {
      body: { t: 'message', params: { content: '有人在吗', nick_name: '陈一', role: 'student' } },
    })
    app.foreground()
    await page.find('有人在吗')
    await page.until(() => app.socketCount() === 1, 'the socket open')
    expect(page.text().split('有人在吗')).toHaveLength(2)
  })

  test('a photograph that is chosen for long reaches the paper', async () => {
    await start('13900000002', '/packageA/exam/paper/show?id=17')
    await page.tap('立即考试')
    await page.tap('开始考试')
    await page.find('已答 0/17')
    await page.tap(/^答题卡 /)
    await page.tap(/^第 13 题，/)
    const close = app.holdViews()
    await page.tap('插入图片')
    await new Promise((resolve) => setTimeout(resolve, 100))
    goAway()
    close()
    await page.find('已答 1/17')
    await page.find('已保存')
  })

  test('the pay sheet and back: paid once, with one result', async () => {
    await academy.configure({ sandbox: { pay_delay_ms: 0 } })
    await start('13900000001', `/pages/course/show?id=${courseId}`)
    await page.tap('course-primary-action')
    const close = app.holdViews()
    await page.tap(/^微信支付 ¥/)
    await page.until(() => app.isAway(), 'the pay sheet')
    goAway()
    close()
    // Others on the way there say so, too.
    await page.until(() => app.stack().join() === 'pages/course/show,pages/order/success', 'the result')
    await page.find('支付成功')
    expect(app.callsTo(payCall)).toHaveLength(1)
  })

  test('a pay sheet that is closed leads back to the bill', async () => {
    await start('13900000002', `/pages/course/show?id=${courseId}`)
    await page.tap('course-primary-action')
    app.refuse('requestPayment', 'cancel')
    await page.tap(/^微信支付 ¥/)
    await page.until(() => app.timesRefused() === 1, 'the sheet')
    await page.find(/^微信支付 ¥/)
    expect(app.callsTo(payCall)).toHaveLength(1)
  })

  test('a question that is being written is kept, its picture too', async () => {
    await start('13900000002', '/packageA/qa/create')
    await page.tap('前端')
    await page.input('请填写问题标题', '怎么让文字竖排？')
    goAway()
    app.foreground()
    await page.input('请填写问题具体内容', '像古书那样')
    app.background()
    app.foreground()
    await page.tap('发布问题')
    await page.find('怎么让文字竖排？')
    await page.find('像古书那样')
  })
})
