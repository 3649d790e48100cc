import type { Route } from 'playwright-core'

import type { Fault } from '../../sandbox/core/faults'
import { loadAcademy } from '../../sandbox/seed'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { logIn, payButton, pressPay } from './setup/flows'
import type { Phone } from './setup/phone'

const sql = courseOf('sql')
const coursePath = (id: number) => `/pages/course/show?id=${id}`
const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
const json = 'application/json'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ isUncached: true })
})
afterAll(() => academy.close())

describe('an answer that is none', () => {
  const cases: [string, Partial<Fault>, RegExp][] = [
    ['500', { status: 500, body: '{"message":"Server Error"}', contentType: json }, /服务器开小差了/],
    ['502 with HTML', { status: 502, body: html }, /服务器开小差了/],
    ['HTML instead of JSON', { body: html }, /读不懂/],
    ['empty', { body: '' }, /读不懂/],
    ['null', { body: 'null', contentType: json }, /读不懂/],
    ['a list', { body: '[]', contentType: json }, /读不懂/],
    ['a text', { body: '"ok"', contentType: json }, /读不懂/],
    ['data of another shape', { body: '{"code":0,"data":{"course":[]}}', contentType: json }, /内容格式不对/],
    ['a refusal, its code a text', { body: '{"code":"1","message":"课程维护中"}', contentType: json }, /课程维护中/],
    ['no answer', { drop: true }, /网络不可用/],
    ['too many calls', { status: 429, headers: { 'retry-after': '60' } }, /访问的人太多/],
  ]
  /** One for each: of a course that was opened before, the device has kept what it shows meanwhile. */
  const unopened = loadAcademy()
    .courses.flatMap(({ chapters }, index) => (chapters.length > 0 ? [index + 1] : []))
    .slice(0, cases.length)
  let phone: Phone
  beforeAll(async () => {
    phone = await academy.visitAs(academy.member())
    await academy.takeClock(phone)
    // By which the app finds out that the server is back and asks again by itself: here the learner is to be first.
    await phone.page.route(/\/api\/v9\/version/, (route) => route.abort())
  })
  afterAll(() => phone.close())

  /** Before giving up the app tries again and waits; while no call is under way the phone's clock runs ahead. */
  const untilGivenUp = () =>
    eventually(async () => {
      await phone.settled()
      await phone.page.clock.fastForward(500)
      expect(await phone.pressable('重试').isVisible()).toBe(true)
    })

  it.each(cases)('is one readable state with a way on: %s', async (_, fault, words) => {
    const id = unopened.pop() ?? 0
    await academy.fault({ pattern: `^/api/v2/course/${id}$`, ...fault })
    await phone.go(coursePath(id))
    await untilGivenUp()
    await phone.see(words)
    expect(await phone.text()).not.toMatch(/<|Bad Gateway|undefined|\[object/)
    await academy.calm()
    await phone.press('重试')
    await phone.pressable('目录').waitFor()
    expect(phone.errors).toEqual([])
  })
})

describe('a bad network', () => {
  afterEach(() => academy.rest())

  it('is waited for as long as the server asks', async () => {
    const pattern = `^/api/v2/course/${sql.id}$`
    await academy.fault({ pattern, times: 1, status: 429, headers: { 'retry-after': '4' } })
    const phone = await academy.visitAs(academy.member())
    const refused = phone.page.waitForResponse((answer) => answer.status() === 429)
    await phone.go(coursePath(sql.id))
    const { responseEnd, startTime } = (await refused).request().timing()
    await phone.see('立即购买')
    const again = phone.calls('GET', new RegExp(pattern)).at(-1)
    expect((again?.timing().startTime ?? 0) - startTime - responseEnd).toBeGreaterThan(3_900)
  })

  it('that is slow shows a skeleton at once, never a blank page', async () => {
    const phone = await academy.visit()
    const release = await phone.hold(/viewBlock/)
    await phone.go('/')
    const skeleton = phone.page.getByRole('status', { name: '正在加载' }).first()
    await skeleton.waitFor()
    await phone.gone('本周好课')
    release()
    await phone.see('本周好课')
    await skeleton.waitFor({ state: 'hidden' })
  })

  it('that is gone is said, what is loaded stays, and everything comes back by itself', async () => {
    const phone = await academy.visitAs(academy.member())
    const context = phone.page.context()
    await phone.saveData()
    await phone.go(coursePath(sql.id))
    await phone.see('立即购买')
    await phone.go('/')
    await phone.see('本周好课')
    await context.setOffline(true)
    await phone.see('网络不可用，恢复后自动刷新')
    await phone.see('本周好课')
    // Its code has not been fetched yet, so it cannot come; the page on screen stays.
    await phone.press('学习')
    await phone.told('网络不可用，这一页还打不开')
    await phone.see('本周好课')
    await context.setOffline(false)
    await phone.gone('网络不可用，恢复后自动刷新')
    await phone.press('学习')
    await phone.see('学过的课会出现在这里')
  })

  it('drops the late answer of an older search', async () => {
    const phone = await academy.visitAs(academy.member())
    const release = await phone.hold(/keywords=SQL/)
    await phone.go('/pages/search/search')
    const asked = phone.page.waitForRequest(/keywords=SQL/)
    await phone.fill('搜课程、课时', 'SQL')
    await asked
    await phone.fill('搜课程、课时', 'Git')
    await phone.see(/Git 每日一用/)
    release()
    await phone.settled()
    await phone.gone(/SQL 十五课/)
  })
})

describe('a login that ends', () => {
  afterEach(() => academy.rest())

  it('in the middle of paying leads over the login back to the very cashier', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    await phone.go(`/pages/order/order?type=course&id=${sql.id}`)
    await payButton(phone, '59.00').waitFor()
    await academy.control('config', { sandbox: { single_device: 3 } })
    await academy.login(mobile)
    await pressPay(phone, '59.00')
    await logIn(phone, mobile)
    await phone.at('/pages/order/order')
    expect(phone.page.url()).toContain(`type=course&id=${sql.id}`)
    await pressPay(phone, '59.00')
    await phone.page.waitForURL(/sandbox\/gateway/)
  })

  it('is one redirect, however many calls learn of it', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    const logins: string[] = []
    phone.page.on('framenavigated', (frame) => frame.url().includes('auth/login') && logins.push(frame.url()))
    await academy.fault({ pattern: '^/api/v[23]/(member|course|video|order)', code: 401, message: '请登录' })
    await phone.go(`/pages/course/video?id=${sql.lessons[0]?.id}`)
    await phone.at('/pages/auth/login')
    await phone.page.waitForLoadState('networkidle')
    expect(logins).toHaveLength(1)
    await academy.calm()
    await logIn(phone, mobile)
    await phone.at('/pages/course/video')
    expect(phone.page.url()).toContain(`id=${sql.lessons[0]?.id}`)
  })

  it('late, by an old token, does not end the new login', async () => {
    const [mobile, other] = [academy.member(), academy.member()]
    const { nick_name: nickname } = await academy.call<{ nick_name: string }>(other, '/api/v2/member/detail')
    const phone = await academy.visitAs(mobile)
    await phone.go('/pages/member/index')
    await phone.pressable(/^消息/).waitFor()
    const refusal = JSON.stringify({ code: 401, message: '请登录', data: [] })
    const refuse = (route: Route) => route.fulfill({ contentType: json, body: refusal })
    const release = await phone.hold(/member\/detail/, { answer: refuse, times: 1 })
    const asked = phone.page.waitForRequest(/member\/detail/)
    await phone.press(/月加入/)
    const late = (await asked).response()
    await phone.press('返回')
    await phone.at('/pages/member/index')
    await phone.press('设置')
    await phone.press('退出登录')
    await phone.press('退出')
    await phone.press(/登录 \/ 注册/)
    await logIn(phone, other)
    await phone.see(nickname)
    release()
    await late
    await phone.settled()
    await phone.see(nickname)
    expect(phone.route()).toBe('/pages/member/index')
  })
})
