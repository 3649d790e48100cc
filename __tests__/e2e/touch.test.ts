import type { CDPSession, Locator } from 'playwright-core'

import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { jump, pressControl, secondOf, watch } from './setup/flows'
import type { Phone } from './setup/phone'

/** The newest, and so the first of the list. */
const newest = courseOf('llm-apps')
const sql = courseOf('sql')
const firstPage = courseOf('first-web-page')
const list = '/packageA/vod/index'
const detailCalls = (phone: Phone) => phone.calls('GET', /^\/api\/v2\/course\/\d+$/)
const listCalls = (phone: Phone) => phone.calls('GET', /^\/api\/v2\/courses\?/)

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** One finger on the glass, px of the screen. */
class Finger {
  private constructor(private readonly glass: CDPSession) {}

  static on = async ({ page }: Phone): Promise<Finger> => new Finger(await page.context().newCDPSession(page))

  tap = (x: number, y: number) => Promise.all([this.down(x, y), this.lift()])
  down = (x: number, y: number) => this.touch('touchStart', [{ x, y }])
  lift = () => this.touch('touchEnd', [])
  /** The system takes the touch away: it presses nothing. */
  cancel = () => this.touch('touchCancel', [])

  /** Downwards, or upwards when `byPx` is below 0. */
  drag = (x: number, fromY: number, byPx: number) => this.draw(x, fromY, 0, byPx)

  /** To the right and downwards, or the other way when a number is below 0; the finger stays on the glass. */
  async draw(fromX: number, fromY: number, acrossPx: number, downPx: number): Promise<void> {
    const steps = 12
    const way = Array.from({ length: steps }, (_, index) => (index + 1) / steps).map((part) => ({
      x: fromX + acrossPx * part,
      y: fromY + downPx * part,
    }))
    // All at once: on a busy machine a finger that waits for each answer would rest in between.
    await Promise.all([this.down(fromX, fromY), ...way.map((point) => this.touch('touchMove', [point]))])
  }

  private touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ) => this.glass.send('Input.dispatchTouchEvent', { type, touchPoints })
}

async function openList(): Promise<{ phone: Phone; finger: Finger }> {
  const phone = await academy.visitAs(academy.member())
  await phone.go(list)
  await phone.see(newest.title)
  await phone.quiet()
  return { phone, finger: await Finger.on(phone) }
}

/** From now on time passes in the page only when a test lets it. */
async function stopClock(phone: Phone): Promise<void> {
  await academy.takeClock(phone)
  // Ahead of what the clock has reached by then, also on a busy machine.
  await phone.page.clock.pauseAt((await academy.now()) + 5_000)
}

/** The middle of the card of a course, px. */
async function middleOf(phone: Phone, title: string): Promise<{ x: number; y: number }> {
  const box = await phone.words(title).boundingBox()
  if (!box) throw new Error(`${title} is not on screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('a finger on a page that can be pulled', () => {
  it('pulls it far and lets go: it is read anew, and rests again', async () => {
    const { phone, finger } = await openList()
    const before = listCalls(phone).length
    const { y } = await middleOf(phone, newest.title)
    await finger.drag(180, 200, 300)
    await eventually(async () => expect((await middleOf(phone, newest.title)).y).toBeGreaterThan(y))
    await finger.lift()
    await eventually(async () => expect(listCalls(phone).length).toBe(before + 1))
    await phone.settled()
    await eventually(async () => expect((await middleOf(phone, newest.title)).y).toBe(y))
    expect(phone.errors).toEqual([])
  })

  it('pulls it a little: nothing is asked', async () => {
    const { phone, finger } = await openList()
    const before = listCalls(phone).length
    const { y } = await middleOf(phone, newest.title)
    await finger.drag(180, 200, 40)
    await finger.lift()
    await eventually(async () => expect((await middleOf(phone, newest.title)).y).toBe(y))
    expect(listCalls(phone).length).toBe(before)
  })

  it('scrolls down and up again: nothing is asked', async () => {
    const { phone, finger } = await openList()
    const before = listCalls(phone).length
    await finger.drag(180, 600, -400)
    await finger.lift()
    await finger.drag(180, 300, 150)
    await finger.lift()
    await phone.settled()
    expect(listCalls(phone).filter((call) => /[?&]page=1(&|$)/.test(call.url())).length).toBe(before)
  })
})

describe('a finger on a card', () => {
  it('that rests has the course asked for before it is lifted, and once', async () => {
    const { phone, finger } = await openList()
    const { x, y } = await middleOf(phone, newest.title)
    const release = await phone.hold(/\/api\/v2\/course\/\d+$/)
    await finger.down(x, y)
    await eventually(async () => expect(detailCalls(phone)).toHaveLength(1))
    expect(phone.route()).toBe(list)
    // A finger that has rested for half a second, as on a busy machine, is no tap any more.
    await finger.cancel()
    await phone.press(new RegExp(newest.title))
    await phone.at('/pages/course/show')
    release()
    await phone.settled()
    expect(detailCalls(phone)).toHaveLength(1)
  })

  it('that scrolls asks for nothing', async () => {
    const { phone, finger } = await openList()
    const { x, y } = await middleOf(phone, newest.title)
    await stopClock(phone)
    await finger.drag(x, y, -200)
    await eventually(async () => expect((await middleOf(phone, newest.title)).y).toBeLessThan(y - 100))
    await phone.pass(1)
    await finger.lift()
    await phone.page.clock.resume()
    // It rests on the card that is there now: what was requested before would have come first.
    await finger.down(x, y)
    await eventually(async () => expect(detailCalls(phone)).not.toEqual([]))
    expect(detailCalls(phone).map((call) => call.url())).toEqual([expect.not.stringMatching(`/${newest.id}$`)])
  })

  it('opens a page that has title and price at once, and nothing to press before the server has answered', async () => {
    const { phone } = await openList()
    const release = await phone.hold(/\/api\/v2\/course\/\d+$/)
    await phone.press(new RegExp(newest.title))
    await phone.at('/pages/course/show')
    await phone.see(newest.title)
    expect(await phone.page.locator('#course-primary-action').count()).toBe(0)
    release()
    await phone.page.locator('#course-primary-action').waitFor()
    expect(detailCalls(phone)).toHaveLength(1)
  })
})

describe('a finger on the picture of a lesson', () => {
  /** The name of what a finger at this place would press; '' = the picture. */
  const pressedAt = (phone: Phone, x: number, y: number) =>
    phone.page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[role=button]')?.getAttribute('aria-label') ?? '',
      [x, y] as const,
    )

  it('shows the controls and presses none of them; two taps at a side skip ten seconds, in full screen, too', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/course/video?id=${firstPage.lessons[0]?.id}`)
    await watch(phone, 0.5)
    await jump(phone, 20)
    const finger = await Finger.on(phone)
    const box = await phone.pressable('前进 10 秒').boundingBox()
    if (!box) throw new Error('There is no button')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await eventually(async () => expect(await pressedAt(phone, x, y)).toBe(''))
    const before = await secondOf(phone)
    await finger.tap(x, y)
    await eventually(async () => expect(await pressedAt(phone, x, y)).toBe('前进 10 秒'))
    await watch(phone, 0.5)
    expect(await secondOf(phone)).toBeLessThan(before + 9)

    const edge = phone.page.viewportSize()?.width ?? 0
    const skip = (atX: number, atY: number) => Promise.all([finger.tap(atX, atY), finger.tap(atX, atY)])
    // It stands for less than a second, so it is looked for in every frame from before the taps.
    const isTold = () => document.querySelector('[class*=skipped]')?.textContent === '+10 秒'
    await Promise.all([phone.page.waitForFunction(isTold), skip(edge - 12, y)])
    expect(await secondOf(phone)).toBeGreaterThan(before + 9)
    await pressControl(phone, '全屏')
    await eventually(async () =>
      expect(await phone.page.evaluate(() => document.fullscreenElement !== null)).toBe(true),
    )
    await jump(phone, 30)
    await skip(12, (phone.page.viewportSize()?.height ?? 0) / 2)
    await eventually(async () => expect(await secondOf(phone)).toBeLessThan(30))
    expect(phone.errors).toEqual([])
  })
})

it('a finger on the sign of a paused lesson plays it; beside it, it does not', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/pages/course/video?id=${firstPage.lessons[0]?.id}`)
  await watch(phone, 0.5)
  await pressControl(phone, '暂停')
  const isPaused = () => phone.page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await eventually(async () => expect(await isPaused()).toBe(true))
  await phone.pressable('播放').waitFor()
  const box = await phone.page.getByRole('region', { name: firstPage.lessons[0]?.title }).boundingBox()
  if (!box) throw new Error('There is no player')
  const finger = await Finger.on(phone)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await finger.tap(x - 50, y)
  await phone.settled()
  expect(await isPaused()).toBe(true)
  // 44 px are the sign's.
  await finger.tap(x + 21, y - 6)
  await eventually(async () => expect(await isPaused()).toBe(false))
  expect(phone.errors).toEqual([])
})

describe('the code of the pages that mostly come next', () => {
  const prefetched = (phone: Phone) => phone.page.locator('link[rel=prefetch]').count()

  it('is on the device before anybody asks for it', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/')
    await phone.see(sql.title)
    await eventually(async () => expect(await prefetched(phone)).toBeGreaterThan(5))
    // With it a press asks the server, before the page's own code runs: the very file that was fetched ahead.
    const link = phone.page.locator('link[rel=prefetch][href*=detail-query]')
    const file = await link.evaluate((element: HTMLLinkElement) => element.href)
    const asking = phone.page.waitForRequest(/\/js\/detail-query\./)
    await phone.press(new RegExp(sql.title))
    expect((await asking).url()).toBe(file)
    await phone.at('/pages/course/show')
  })

  it('is left where it is while the browser saves data', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.saveData()
    await academy.takeClock(phone)
    await phone.go('/')
    await phone.see(sql.title)
    // Twice: the page has its idle moment, and what that would fetch is there.
    for (let time = 0; time < 2; time++) {
      await phone.settled()
      await phone.pass(1)
    }
    await phone.settled()
    expect(await prefetched(phone)).toBe(0)
  })
})

it('a page comes in from the frame that has it; the one that was left is only uncovered', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/member/index')
  const cameIn = await phone.page.evaluateHandle(() => {
    const routes: string[] = []
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'come-in' && target instanceof Element) routes.push(target.id.split('?')[0] ?? '')
    })
    return routes
  })
  const [setting, profile] = ['/packageA/member/setting', '/packageA/member/profile/index']
  await phone.press('设置')
  await phone.at(setting)
  await phone.press('账号资料')
  await phone.at(profile)
  await phone.press('返回')
  await phone.at(setting)
  await phone.press('返回')
  await phone.at('/pages/member/index')
  await phone.settled()
  expect(await cameIn.jsonValue()).toEqual([setting, profile])
})

it('back before the next page has come in: the page that was left is there', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/member/index')
  // The code of the other page is here from now on.
  await phone.press('设置')
  await phone.at('/packageA/member/setting')
  await phone.press('返回')
  await phone.at('/pages/member/index')
  await stopClock(phone)
  const next = phone.page.locator('[id^="/packageA/member/setting?"]')
  await phone.press('设置')
  await next.waitFor({ state: 'attached' })
  await phone.page.goBack()
  // The router sends it away.
  await next.and(phone.page.locator('[style*="z-index"]')).waitFor({ state: 'attached' })
  // Longer than a page takes to come in.
  await phone.pass(1)
  await next.waitFor({ state: 'detached' })
  await phone.pressable('设置').waitFor()
})

/** A keyboard of this height, as an iPhone tells of it: the layout stays as it is, and less of it is seen. */
const showKeyboard = (phone: Phone, coveredPx: number) =>
  phone.page.evaluate((px) => {
    const seen = window.visualViewport
    if (!seen) return
    Object.defineProperty(seen, 'height', { configurable: true, value: window.innerHeight - px })
    seen.dispatchEvent(new Event('resize'))
  }, coveredPx)

describe('a keyboard that covers the layout', () => {
  const coveredPx = 300
  const screenPx = (phone: Phone) => phone.page.viewportSize()?.height ?? 0
  const endOf = async (one: Locator) => {
    const box = await one.boundingBox()
    return box ? box.y + box.height : Infinity
  }

  it.each([
    [
      'a sheet and the bar behind it',
      `/pages/course/show?id=${firstPage.id}`,
      [/^评论/, '说说你的想法'],
      ['发表', '免费学习'],
    ],
    ['the foot of a sheet', `/pages/order/order?type=course&id=${sql.id}`, [/优惠码/], ['使用']],
    ['the chat of a live room', '/packageA/live/video?id=13', [], ['发送']],
  ])('leaves %s free', async (_, path, presses, names) => {
    await academy.control('live/13/status', { status: 1, stream: 'on', startsInSec: -600 })
    const phone = await academy.visitAs(academy.member())
    await phone.go(path)
    for (const words of presses) await phone.press(words)
    const ends = () => Promise.all(names.map((name) => endOf(phone.page.getByText(name, { exact: true }).last())))
    await phone.page.getByRole('textbox').last().focus()
    await phone.quiet()
    const freePx = screenPx(phone) - coveredPx
    await showKeyboard(phone, coveredPx)
    await eventually(async () => expect(Math.max(...(await ends()))).toBeLessThanOrEqual(freePx))
    await showKeyboard(phone, 0)
    await eventually(async () => expect(Math.min(...(await ends()))).toBeGreaterThan(freePx))
  })

  it('leaves the field of a page in sight', async () => {
    const phone = await academy.visit()
    await phone.go('/pages/auth/login')
    await phone.press('密码登录')
    const field = phone.page.getByRole('textbox', { name: '密码' })
    await field.focus()
    await phone.quiet()
    const ends = await endOf(field)
    await showKeyboard(phone, screenPx(phone) - ends + 40)
    await eventually(async () => expect(await endOf(field)).toBeLessThanOrEqual(ends - 40))
  })
})

it('an iPhone’s player with a watermark fills the screen, turned, over all bars', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }))
  await phone.go(`/pages/course/video?id=${firstPage.lessons[0]?.id}`)
  const player = phone.page.getByRole('region', { name: firstPage.lessons[0]?.title })
  await player.locator('video').waitFor()
  await phone.press('全屏')
  const { width = 0, height = 0 } = phone.page.viewportSize() ?? {}
  await eventually(async () => expect(await player.boundingBox()).toEqual({ x: 0, y: 0, width, height }))
  const isOnTop = (element: Element) => {
    const at = (part: number) => document.elementFromPoint(innerWidth / 2, innerHeight * part)
    return [0.02, 0.5, 0.98].every((part) => element.contains(at(part)))
  }
  expect(await player.evaluate(isOnTop)).toBe(true)
  await phone.page.goBack()
  await eventually(async () => expect((await player.boundingBox())?.height).toBeLessThan(height / 2))
  expect(phone.route()).toBe('/pages/course/video')
})

it('a lesson on a phone held across: full screen and the other lessons can be pressed', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.page.setViewportSize({ width: 667, height: 375 })
  await phone.go(`/pages/course/video?id=${firstPage.lessons[0]?.id}`)
  await watch(phone, 0.5)
  const isReached = (element: Element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const row = phone.page.getByRole('link', { name: firstPage.lessons[2]?.title })
  expect(await row.evaluate(isReached)).toBe(true)
  const player = phone.page.getByRole('region', { name: firstPage.lessons[0]?.title })
  await player.hover()
  await eventually(async () => expect(await phone.pressable('全屏').evaluate(isReached)).toBe(true))
  await phone.press('评论')
  expect(await player.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBeLessThan(220)
})

it('for who wants less motion a page leaves at once', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/member/index')
  const page = phone.page.locator('.taro_page').last()
  const lasts = () => page.evaluate((element) => getComputedStyle(element).transitionDuration)
  await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  await phone.press('设置')
  await phone.at('/packageA/member/setting')
  expect(await lasts()).toBe('0s')
})

describe('a finger on a question', () => {
  async function openQuestion(): Promise<{ phone: Phone; finger: Finger }> {
    const phone = await academy.visitAs(academy.member())
    await phone.page.setViewportSize({ width: 320, height: 400 })
    await phone.go('/packageA/exam/play/practice?id=1&chapter=1')
    await phone.see(/^1\. /)
    await phone.quiet()
    await phone.page.bringToFront()
    return { phone, finger: await Finger.on(phone) }
  }
  const topOf = async (phone: Phone) => (await phone.words(/^1\. /).boundingBox())?.y ?? NaN

  it('that goes sideways turns to the next one and back, though it sinks on its way', async () => {
    const { phone, finger } = await openQuestion()
    await finger.draw(260, 200, -180, 50)
    await finger.lift()
    await phone.see(/^2\. /)
    await phone.settled()
    await finger.draw(60, 200, 180, -50)
    await finger.lift()
    await phone.see(/^1\. /)
  })

  it('that goes up scrolls, and turns nothing, though it drifts', async () => {
    const { phone, finger } = await openQuestion()
    const before = await topOf(phone)
    await finger.draw(200, 260, -70, -150)
    await finger.lift()
    await eventually(async () => expect(await topOf(phone)).toBeLessThan(before - 50))
    await phone.settled()
    await phone.see(/^1\. /)
  })
})

it('“返回” that is pressed twice, and once more while the page slides away, goes back one page', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/')
  await phone.see(sql.title)
  await phone.press(new RegExp(sql.title))
  await phone.at('/pages/course/show')
  await phone.settled()
  await phone.page.evaluate(async () => {
    const back = [...document.querySelectorAll<HTMLElement>('[aria-label="返回"]')].pop()
    const page = back?.closest('.taro_page')
    for (let press = 0; press < 2; press++) back?.click()
    while (page?.matches('.taro_page_show')) await new Promise((resolve) => requestAnimationFrame(resolve))
    back?.click()
  })
  await phone.at('/pages/index/index')
  await phone.settled()
  await phone.see(sql.title)
})

it('a press on the page behind while the left one slides away opens its page, and “back” leads out of it', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/')
  await phone.press(new RegExp(sql.title))
  await phone.press('立即购买')
  await phone.at('/pages/order/order')
  await phone.settled()
  const buy = await phone.page.getByRole('button', { name: '立即购买', includeHidden: true }).first().elementHandle()
  const opened = await phone.page.evaluate(() => document.querySelector('.taro_page[id*="order/order"]')?.id)
  await phone.page.evaluate((button) => {
    addEventListener('popstate', () => setTimeout(() => (button as HTMLElement).click(), 50), { once: true })
    history.back()
  }, buy)
  await phone.page.locator(`.taro_page_stationed[id*="order/order"]:not([id="${opened}"])`).waitFor()
  await phone.at('/pages/order/order')
  await eventually(async () => expect(await phone.page.title()).toContain('收银台'))
  await phone.page.goBack()
  await phone.at('/pages/course/show')
  await phone.page.goBack()
  await phone.at('/pages/index/index')
})

it('for who wants less motion the watermark jumps: at rest it could be cut off a recording', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  await phone.go(`/pages/course/video?id=${firstPage.lessons[0]?.id}`)
  await watch(phone, 0.5)
  const ways = await phone.page
    .getByRole('region')
    .getByText(mobile)
    .evaluate((text) =>
      [text.parentElement, text.parentElement?.parentElement].map((layer) => {
        const { animationDuration, animationIterationCount } = getComputedStyle(layer ?? text)
        return `${animationDuration} ${animationIterationCount}`
      }),
    )
  expect(ways).toEqual(['29s infinite', '41s infinite'])
})
