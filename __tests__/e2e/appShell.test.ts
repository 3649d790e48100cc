import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { agreement, payButton } from './setup/flows'
import type { Phone } from './setup/phone'

// The sandbox's imitation of an operator's own app (docs/SHELL.md): its sheets stand for what the real one would show.

const sql = courseOf('sql')
const cashier = `/pages/order/order?type=course&id=${sql.id}`

let academy: Academy
beforeAll(async () => void (academy = await Academy.open()))
afterEach(() => academy.rest())
afterAll(() => academy.close())

type Platform = 'ios' | 'android'

const openIn = (phone: Phone, platform: Platform, route: string) =>
  phone.page.goto(`${phone.origin}/sandbox/shell/${platform}/#${route}`)

async function visit(
  platform: Platform,
  route: string,
  mobile = academy.member(),
): Promise<Phone & { mobile: string }> {
  const phone = await academy.visitAs(mobile)
  await openIn(phone, platform, route)
  return Object.assign(phone, { mobile })
}

const ordersOf = async (mobile: string) =>
  (await academy.call<{ data: { status_text: string; charge: number }[] }>(mobile, '/api/v2/member/orders')).data
const balanceOf = async (mobile: string) =>
  (await academy.call<{ credit2: number }>(mobile, '/api/v2/member/detail')).credit2

test('every call names the platform of the app', async () => {
  for (const platform of ['ios', 'android'] as const) {
    const phone = await visit(platform, '/pages/index/index')
    await phone.see('本周好课')
    await phone.settled()
    const calls = phone.calls('GET', /^\/(api|addons)\//)
    const told = await Promise.all(calls.map((call) => call.headerValue('meedu-platform')))
    expect(told.length).toBeGreaterThan(2)
    expect(new Set(told)).toEqual(new Set([platform.toUpperCase()]))
  }
})

test('a browser loads nothing of the bridge', async () => {
  const phone = await academy.visit()
  await phone.go('/pages/index/index')
  await phone.see('本周好课')
  await phone.settled()
  const scripts = phone.calls('GET', /\.js$/)
  const texts = await Promise.all(scripts.map(async (script) => (await script.response())?.text()))
  expect(texts.filter((text) => text?.includes('appleFinish'))).toEqual([])
})

describe('Android', () => {
  test('WeChat’s app pays for a course', async () => {
    const phone = await visit('android', cashier)
    await payButton(phone, '59.00').waitFor()
    await phone.gone('银行转账')
    await phone.press(/^微信支付$/)
    await phone.press('微信支付 ¥59.00')
    await phone.press('确认付款')
    await phone.see('支付成功')
    expect(await ordersOf(phone.mobile)).toMatchObject([{ status_text: '已支付' }])
    expect(phone.errors).toEqual([])
  })

  test('who cancels goes on with the same order', async () => {
    const phone = await visit('android', cashier)
    await phone.press(/^微信支付$/)
    await phone.press('微信支付 ¥59.00')
    await phone.press('取消付款')
    await phone.told('已取消支付，订单还在，可以接着付')
    await phone.press('微信支付 ¥59.00')
    await phone.press('确认付款')
    await phone.see('支付成功')
    expect(await ordersOf(phone.mobile)).toHaveLength(1)
    expect(phone.calls('POST', /wechat\/app/)).toHaveLength(1)
  })

  test('says when the other app is missing', async () => {
    const phone = await visit('android', cashier)
    await phone.press(/^支付宝$/)
    await phone.press('支付宝 ¥59.00')
    await phone.press('没有安装')
    await phone.see('支付宝没有打开，请检查是否已安装')
  })

  test('paid, and the app never says so: the server does after the next start, and nothing is paid twice', async () => {
    const phone = await visit('android', cashier)
    await phone.press(/^微信支付$/)
    await phone.press('微信支付 ¥59.00')
    await academy.control('config', { sandbox: { pay_delay_ms: 20_000 } })
    await phone.press('付了款但没有回音')
    const memory = await phone.kill()
    const again = await academy.visit({ memory })
    await openIn(again, 'android', cashier)
    await again.see('查看支付结果')
    await academy.control('clock', { advanceSec: 30 })
    await again.press('查看支付结果')
    await again.see('支付成功')
    expect(await ordersOf(phone.mobile)).toMatchObject([{ status_text: '已支付' }])
  })

  test('a server that knows nothing of apps is paid as in a browser', async () => {
    await academy.control('config', { sandbox: { payments: ['alipay', 'handPay'] } })
    const phone = await visit('android', cashier)
    await phone.press('支付宝 ¥59.00')
    await phone.page.waitForURL(/sandbox\/gateway/)
  })
})

describe('Apple’s sign-in', () => {
  const login = '/pages/auth/login'
  async function visitor(platform: Platform): Promise<Phone> {
    const phone = await academy.visit()
    await openIn(phone, platform, login)
    await phone.see('短信登录')
    return phone
  }

  test('is hidden where the app or the server has none', async () => {
    const android = await visitor('android')
    await android.settled()
    await android.gone('通过 Apple 登录')
    await academy.control('faults', { path: '/api/v9/login/apple', status: 404, body: 'not found' })
    const phone = await visitor('ios')
    await eventually(async () => expect(phone.calls('POST', /login\/apple/)).toHaveLength(1))
    await phone.settled()
    await phone.gone('通过 Apple 登录')
    expect(phone.calls('POST', /login\/apple/)).toHaveLength(1)
  })

  /** On iOS, as one who is somebody else to Apple than all before. */
  async function atApple(user: string): Promise<Phone> {
    const phone = await academy.visit()
    await phone.page.addInitScript((name) => localStorage.setItem('sandbox_shell_apple_user', name), user)
    await openIn(phone, 'ios', `/pages/course/show?id=${sql.id}`)
    await phone.at('/pages/auth/login')
    return phone
  }
  const signIn = async (phone: Phone, answer: string) => {
    await phone.press('通过 Apple 登录')
    await phone.press(answer)
  }

  test('is offered on iOS, after the agreement, and leads a new learner back to the page that was wanted', async () => {
    const phone = await atApple('apple-new')
    await phone.press('通过 Apple 登录')
    await phone.see('请先阅读并勾选协议')
    expect(await phone.page.locator('#shell-sheet').count()).toBe(0)
    await phone.press(agreement)
    await signIn(phone, '继续')
    await phone.at('/pages/course/show')
    expect(new URL(phone.page.url()).hash).toBe(`#/pages/course/show?id=${sql.id}`)
    await openIn(phone, 'ios', '/pages/member/index')
    await phone.see('Appleseed')
    expect(phone.errors).toEqual([])
  })

  test('cancelled, nothing is said; refused, it says so; both can be tried again', async () => {
    const phone = await atApple('apple-unsure')
    await phone.press(agreement)
    await signIn(phone, '取消登录')
    await phone.settled()
    await phone.gone(/Apple 登录没有打开/)
    await signIn(phone, '不允许登录')
    await phone.see('Apple 登录没有打开，请重试，或换一种方式登录')
    await signIn(phone, '继续')
    await phone.at('/pages/course/show')
  })

  test('a word of Apple’s that has served once opens nothing, and a fresh one does', async () => {
    const phone = await atApple('apple-again')
    await phone.press(agreement)
    await signIn(phone, '继续')
    await phone.at('/pages/course/show')
    await phone.page.evaluate(() => localStorage.removeItem('token'))
    await phone.page.reload()
    await phone.at('/pages/auth/login')
    await phone.press(agreement)
    await signIn(phone, '再给一次上次的凭证')
    await phone.see('Apple 登录凭证已使用')
    await phone.at('/pages/auth/login')
    await signIn(phone, '继续')
    await phone.at('/pages/course/show')
  })
})

describe('iOS', () => {
  test('the cashier takes coins alone; too few lead to Apple’s store and back, and the course is mine', async () => {
    const phone = await visit('ios', cashier)
    await phone.press('余额支付 ¥59.00')
    await phone.gone(/支付宝|微信支付|手动打款/)
    await phone.press('去充值')
    await phone.at('/packageA/member/recharge')
    await phone.press(/^68 学币/)
    await phone.press('立即充值 ¥68.00')
    await phone.press('确认购买')
    await phone.told('充值已经到账')
    expect(await balanceOf(phone.mobile)).toBe(68)
    await phone.page.goBack()
    await phone.at('/pages/order/order')
    await phone.press('余额支付 ¥59.00')
    await phone.see('支付成功')
    expect(await balanceOf(phone.mobile)).toBe(9)
    expect(phone.errors).toEqual([])
  })

  test('ten taps buy once, and a purchase that was cancelled costs nothing', async () => {
    const phone = await visit('ios', '/packageA/member/recharge')
    const button = phone.pressable('立即充值 ¥6.00')
    await button.waitFor()
    const box = await button.boundingBox()
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
    for (let tap = 0; tap < 10; tap++) await phone.page.touchscreen.tap(x, y)
    await phone.press('取消购买')
    await phone.told('已取消，没有扣款')
    await button.click()
    await phone.press('确认购买')
    await phone.told('充值已经到账')
    expect(await ordersOf(phone.mobile)).toHaveLength(1)
    expect(await balanceOf(phone.mobile)).toBe(6)
  })

  test('the app is closed between Apple’s word and ours: the next start brings the coins, once', async () => {
    const phone = await visit('ios', '/packageA/member/recharge')
    await phone.press(/^30 学币/)
    await phone.press('立即充值 ¥30.00')
    await phone.press('买了但应用被关掉')
    await eventually(async () => expect(await balanceOf(phone.mobile)).toBe(30))
    await openIn(phone, 'ios', '/pages/index/index')
    await phone.page.reload()
    const waiting = () => phone.page.evaluate(() => localStorage.getItem('sandbox_shell_purchases'))
    await eventually(async () => expect(await waiting()).toBe('[]'))
    await phone.settled()
    expect(await balanceOf(phone.mobile)).toBe(30)
  })

  test('the server cannot be reached after paying: kept and told again, also when the app has forgotten', async () => {
    const phone = await visit('ios', '/packageA/member/recharge')
    const fault = await academy.fault({ pattern: 'apple/verify', status: 500 })
    await phone.press('立即充值 ¥6.00')
    await phone.press('确认购买')
    await phone.see('苹果已收款的，网校确认后自动到账，关掉应用也不会丢')
    await phone.page.evaluate(() => localStorage.setItem('sandbox_shell_purchases', '[]'))
    const memory = await phone.kill()
    await academy.endFault(fault)
    const again = await academy.visit({ memory })
    await openIn(again, 'ios', '/pages/index/index')
    await eventually(async () => expect(await balanceOf(phone.mobile)).toBe(6))
    await again.told('充值已经到账')
  })

  test('nothing more is bought while a purchase waits', async () => {
    const phone = await visit('ios', '/packageA/member/recharge')
    const fault = await academy.fault({ pattern: 'apple/verify', status: 500 })
    await phone.press('立即充值 ¥6.00')
    await phone.press('确认购买')
    await phone.press('再确认一次')
    await phone.told('正在等网校确认')
    expect(await phone.page.locator('#shell-sheet').count()).toBe(0)
    await academy.endFault(fault)
    await phone.settled()
    expect(await ordersOf(phone.mobile)).toHaveLength(1)
  })
})

describe('both', () => {
  test('an agreement opens over the login, which keeps what was typed', async () => {
    const phone = await academy.visit()
    await openIn(phone, 'ios', '/pages/auth/login')
    await phone.fill('手机号', '13800000001')
    await phone.press('《隐私政策》')
    await phone.press('完成')
    await phone.reads('手机号', '13800000001')
    expect(phone.page.url()).toMatch(/#\/pages\/auth\/login$/)
  })

  test('the share sheet is the app’s own', async () => {
    const phone = await visit('ios', `/pages/course/show?id=${sql.id}`)
    await phone.press('分享')
    await phone.press('发给朋友')
    const sheet = phone.page.getByRole('dialog', { name: new RegExp(`pages/course/show\\?id=${sql.id}`) })
    await sheet.waitFor()
    await sheet.getByText('发送').click()
  })

  test('a scanned code stands in the field', async () => {
    const phone = await visit('android', '/packageA/member/codeExchanger/index')
    await phone.press('扫码')
    await phone.press('扫到兑换码')
    await phone.reads('兑换码', 'ZTGIFT2026')
  })

  test('an app that answers nothing is plain H5', async () => {
    const phone = await academy.visitAs(academy.member(), {
      userAgent: 'Mozilla/5.0 (Linux; Android 12) Chrome/120.0 Mobile Safari/537.36 zhitu-android/0.9',
    })
    await phone.page.addInitScript(() => {
      window.ZhituShell = { postMessage: () => undefined }
    })
    await phone.go(cashier)
    await phone.press('支付宝 ¥59.00')
    await phone.page.waitForURL(/sandbox\/gateway/)
  })
})
