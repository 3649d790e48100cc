import { fetchOnce } from '../setup/fetchOnce'
import { modes } from '../setup/modes'
import { type Academy, type App, launch, openAcademy } from './harness'
import { signIn } from './harness/signIn'
import { typeSmsCode } from './harness/typeSmsCode'

const title = 'TypeScript 类型实战：让错误停在编辑器里'
const phone = '13911112222'

/** From the home page to a lesson of one's own, each test going on where the one before ended. */
describe.each(modes)('a learner finds, buys and watches a course at $dialect, $edition', (mode) => {
  // WeChat's login and payment are no part of the open core, nor of HEAD.
  const hasWechat = mode.dialect === 'base' && mode.edition === 'full'
  const orderCall = mode.dialect === 'base' ? 'POST /api/v2/order/course' : 'POST /api/v3/order'
  const stored = new Map<string, string>()
  let academy: Academy
  let sandboxUrl: string
  let app: App
  let page: App['page']

  beforeAll(async () => {
    academy = await openAcademy(mode)
    sandboxUrl = academy.url
    app = launch({ sandboxUrl, stored, phone })
    page = app.page
  })

  const callsTo = (call: string) => app.requests().filter((sent) => sent.call === call)

  async function signInBySms() {
    await page.input('手机号', phone)
    await page.tap('我已阅读并同意')
    await typeSmsCode(app, academy, phone)
    await page.tap('登录')
  }

  /** The academy has seen the money. */
  const settle = () => academy.ask(`/sandbox/orders/${app.query().order}/status`, { body: { status: 9 } })

  const pays = {
    async sheet() {
      await page.tap('pay')
      await page.find('正在确认支付结果')
    },
    async transfer() {
      await page.tap(/^手动打款 ¥/)
      await page.tap('我已转账')
      // From then on the page asks by itself.
      await settle()
    },
    async browser() {
      await page.tap(/^在手机浏览器里付款 ¥/)
      await page.tap('知道了')
      await page.find('正在确认支付结果')
      await settle()
    },
  }
  const pay = hasWechat ? pays.sheet : mode.dialect === 'base' ? pays.transfer : pays.browser

  test('the course list asks for a login, and says what is missing', async () => {
    await page.tap('录播课')
    await page.untilAt('/pages/auth/login?redirect=vodIndex')
    await page.tap(hasWechat ? '微信一键登录' : '登录')
    await page.find('请先阅读并勾选协议')
    expect(callsTo('POST /api/v2/login/wechatMini')).toEqual([])
  })

  if (hasWechat)
    test('declining to tell the phone number keeps the learner on the login page', async () => {
      app.refuse('getPhoneNumber', 'user deny')
      await signIn(page)
      await page.find('没有得到微信授权，可以用短信登录')
      expect(callsTo('POST /api/v2/login/wechatMiniMobile')).toEqual([])
    })

  test('the login leads back to the very page, and the login page is gone', async () => {
    if (hasWechat) await page.tap('用微信手机号登录')
    else await signInBySms()
    await page.untilAt('/packageA/vod/index')
    expect(app.stack()).toEqual(['pages/index/index', 'packageA/vod/index'])
  })

  test('the list leads to the course and to the cashier', async () => {
    await page.find('会员免费')
    await page.tap(title)
    await page.find('类型不是负担')
    await page.tap('course-primary-action')
    await page.find(/ ¥129\.00$/)
  })

  if (hasWechat)
    test('a closed pay sheet keeps the order', async () => {
      app.refuse('requestPayment', 'cancel')
      await page.tap('pay')
      await page.find('这笔订单已经有了，接着付即可，不会重复下单')
      await page.until(() => app.toasts().includes('已取消支付，订单还在，可以接着付'), 'the word about it')
    })

  test('success is what the server says, and there is one order', async () => {
    await pay()
    await page.find('支付成功')
    expect(callsTo(orderCall)).toHaveLength(1)
    expect(callsTo('GET /api/v2/order/status').length).toBeGreaterThan(1)
  })

  test('the course can be learned: the lesson plays', async () => {
    await page.tap('开始学习')
    const video = await page.find('lesson-video')
    const address = String(video.attribute('src'))
    expect(video.tag).toBe('video')
    expect(await (await fetchOnce(address)).text()).toContain('#EXTM3U')
  })

  test('the place is kept when the learner leaves', async () => {
    page.raise(await page.find('lesson-video'), 'play')
    expect(app.videoCalls()).toContain('playbackRate 1')
    page.raise(await page.find('lesson-video'), 'timeupdate', { currentTime: 12, duration: 75 })
    page.raise(await page.find('lesson-video'), 'pause')
    await page.until(() => callsTo('POST /api/v2/video/53/record').length > 0, 'a report of the place')
    expect(callsTo('POST /api/v2/video/53/record').at(-1)?.body).toMatchObject({ duration: 12 })
  })

  test('the study tab shows the course and where to go on', async () => {
    app.tab('学习')
    await page.find(title)
    await page.find('继续学习')
    await page.tap('已购')
    await page.find(title)
  })

  test('the learner is still logged in after the app was killed', async () => {
    const again = launch({ sandboxUrl, stored, phone })
    again.tab('我的')
    await again.page.find(/139\*{4}2222/)
    expect(callsTo('GET /api/v2/member/detail').at(-1)?.headers.get('authorization')).toMatch(/^Bearer ./)
  })

  test('the me tab shows the member; the settings log out after asking', async () => {
    app.tab('我的')
    await page.find(/139\*{4}2222/)
    await page.tap('设置')
    await page.tap('退出登录')
    await page.tap('退出')
    await page.find('登录 / 注册')
    await page.until(() => callsTo('POST /api/v2/logout').length === 1, 'the logout call')
    expect(stored.has('token')).toBe(false)
  })

  test('no page has sent more than 128 KB to the screen at once', () => {
    expect(app.largestSetData().bytes).toBeGreaterThan(0)
    expect(app.largestSetData().bytes).toBeLessThan(128 * 1024)
  })
})
