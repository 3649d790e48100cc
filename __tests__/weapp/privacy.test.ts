import { type App, launch, learner, openAcademy } from './harness'
import { ordersOf } from './pages/opening'

/** WeChat asks for consent to the academy's guideline before anything personal; this learner declines. */
describe('a learner who does not consent', () => {
  let app: App
  let page: App['page']
  let paid: string

  beforeAll(async () => {
    const academy = await openAcademy()
    const token = await academy.login(learner)
    paid = (await ordersOf(academy, token)).paid
    app = launch({ sandboxUrl: academy.url, stored: new Map([['token', JSON.stringify(token)]]) })
    page = app.page
    app.willConsent(false)
    await page.find('本周好课')
  })

  test('nobody is asked before it is needed', () => {
    expect(app.privacy().timesAsked).toBe(0)
  })

  test('keeps the avatar', async () => {
    app.open('/packageA/member/profile/index')
    await page.tap('更换头像')
    await page.find('没有得到授权，头像没有改动')
    expect(page.has('从相册选择')).toBe(false)
    await page.tap('不换了')
  })

  test('keeps a poster out of the album, and is not sent to settings that have no switch for it', async () => {
    app.open('/packageA/share/poster?type=book&id=1')
    const { timesAsked } = app.privacy()
    await page.tap('保存图片')
    await page.until(() => app.privacy().timesAsked > timesAsked, 'the question')
    expect(app.seen.album).toEqual([])
    expect(page.has('没有相册权限')).toBe(false)
  })

  test('adds nothing to the calendar, and is not sent to those settings, either', async () => {
    app.open('/packageA/member/calendar')
    const { timesAsked } = app.privacy()
    await page.tap(/^把「/)
    await page.until(() => app.privacy().timesAsked > timesAsked, 'the question')
    expect(app.seen.appointments).toEqual([])
    expect([page.has('没有日历权限'), app.toasts()]).toEqual([false, []])
  })

  test('copies by hand', async () => {
    app.open(`/pages/order/success?order=${paid}`)
    await page.tap('复制')
    await page.find('长按复制')
    await page.tap('知道了')
    expect(app.seen.copied).toEqual([])
  })
})

test('a newcomer who does not consent can still come in by SMS', async () => {
  const { url: sandboxUrl } = await openAcademy()
  const app = launch({ sandboxUrl, url: '/pages/auth/login' })
  app.willConsent(false)
  await app.page.tap('我已阅读并同意')
  await app.page.tap('微信一键登录')
  await app.page.find('没有得到微信授权，可以用短信登录')
  expect(app.callsTo('POST /api/v2/login/wechatMiniMobile')).toEqual([])
  app.willConsent(true)
  await app.page.tap('微信一键登录')
  await app.page.tap('用微信手机号登录')
  await app.page.find('本周好课')
})
