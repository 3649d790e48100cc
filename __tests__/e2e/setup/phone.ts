import type { BrowserContext, Locator, Page, Request, Route } from 'playwright-core'

import { eventually } from './eventually'
import { Toasts } from './toasts'

/** What a phone keeps when the app on it is killed. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>

const pressableRoles = ['button', 'link', 'tab', 'radio', 'menuitemradio', 'checkbox'] as const

/** Browsers log every answer that is no 2xx by themselves; faults are made on purpose. */
const isNoise = (text: string) => /^Failed to load resource/.test(text)

interface HoldOptions {
  /** What comes in the end; absent = the server's answer. */
  answer?: (route: Route) => Promise<void>
  /** So many calls; absent = all. */
  times?: number
}

const go = (route: Route) => route.continue()

/** In the page. What moves for ever, as a skeleton does, counts as still. */
function stillness() {
  const isEnding = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  const layers = [...document.querySelectorAll('[aria-modal]')]
  const layer = layers.filter((each) => each.checkVisibility({ visibilityProperty: true })).pop()
  return {
    isMoving: document.getAnimations().some(isEnding),
    isLayerCold: layer ? !layer.contains(document.activeElement) : false,
  }
}

/**
 * A phone with the app on it: what a learner does and sees. A string is a whole name, a pattern a part of it.
 */
export class Phone {
  /** What the page threw or logged as an error since it was opened. */
  readonly errors: string[] = []
  private readonly requests: Request[] = []
  private readonly underWay = new Set<Request>()
  private readonly scripts = new Set<Request>()
  private readonly toasts = new Toasts()

  constructor(
    readonly page: Page,
    readonly origin: string,
    /** Switches it off, with all its tabs. */
    readonly close = () => page.context().close(),
  ) {
    page.on('pageerror', (error) => this.errors.push(String(error)))
    page.on('console', (line) => {
      if (line.type() === 'error' && !isNoise(line.text())) this.errors.push(line.text())
      this.toasts.note(line.text())
    })
    page.on('request', (request) => {
      this.requests.push(request)
      if (/\/(api|addons)\//.test(request.url())) this.underWay.add(request)
      if (request.resourceType() === 'script') this.scripts.add(request)
    })
    const end = (request: Request) => {
      this.underWay.delete(request)
      this.scripts.delete(request)
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Before the first page: the browser saves data, so the code of a page comes with its opening and not before. */
  saveData = (): Promise<unknown> =>
    this.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

  /** Opens an in-app address such as `/pages/course/show?id=7`, as a link from outside would. */
  async go(route: string): Promise<void> {
    if (this.page.url().startsWith(this.origin)) await this.page.goto('about:blank')
    await this.page.goto(`${this.origin}/#${route}`)
  }

  /** Goes to another page as a link inside the app leads there; to the first one, or from outside, as `go`. */
  async open(route: string): Promise<void> {
    const { origin, pathname, hash } = new URL(this.page.url())
    if (origin !== this.origin || pathname !== '/' || hash === `#${route}`) return this.go(route)
    await this.page.evaluate((place) => void (location.hash = place), route)
  }

  /** The topmost thing on screen that can be pressed and has this name. */
  pressable(name: string | RegExp): Locator {
    const [first, ...rest] = pressableRoles.map((role) =>
      this.page.getByRole(role, { name, exact: typeof name === 'string' }),
    )
    return rest.reduce((any, one) => any.or(one), first as Locator).last()
  }

  async press(name: string | RegExp): Promise<void> {
    this.toasts.isPressing(name)
    await this.pressable(name).click()
  }

  field = (label: string): Locator =>
    this.page
      .getByLabel(label, { exact: true })
      .and(this.page.locator('input, textarea'))
      .filter({ visible: true })
      .last()

  fill = (label: string, text: string): Promise<void> => this.field(label).fill(text)

  /** Waits until this field holds this: all of it, or a pattern in it. */
  reads = (label: string, value: string | RegExp): Promise<void> =>
    eventually(async () => {
      const held = await this.field(label).inputValue()
      if (typeof value === 'string') expect(held).toBe(value)
      else expect(held).toMatch(value)
    })

  /** Waits until what can be pressed is in this state, as `aria-pressed`. */
  has = (name: string | RegExp, state: `aria-${string}`, value: string): Promise<void> =>
    this.pressable(name)
      .and(this.page.locator(`[${state}="${value}"]`))
      .waitFor()

  /** Waits until nothing of this name can be pressed. */
  lacks = (name: string | RegExp): Promise<void> => this.pressable(name).waitFor({ state: 'hidden' })

  words = (text: string | RegExp): Locator => this.page.getByText(text).filter({ visible: true }).first()

  see = (text: string | RegExp): Promise<void> => this.words(text).waitFor()

  /** Waits until a toast has said this, which may be gone already; a string is all of it. */
  told = (words: string | RegExp): Promise<void> => eventually(async () => this.toasts.take(words))

  /** Waits until the words are not, or no longer, in sight. */
  gone = (text: string | RegExp): Promise<void> => this.words(text).waitFor({ state: 'hidden' })

  sees = (text: string | RegExp): Promise<boolean> => this.words(text).isVisible()

  /** Everything in sight, as text. */
  text = (): Promise<string> => this.page.locator('body').innerText()

  /** In-app address without its parameters. */
  route = (): string => new URL(this.page.url()).hash.replace(/^#/, '').split('?')[0] ?? ''

  /** Waits until this page is on top, and the one before has left the screen. */
  async at(route: string): Promise<void> {
    await this.page
      .waitForURL((url) => url.hash.replace(/^#/, '').split('?')[0] === route)
      .catch(() => Promise.reject(new Error(`not at ${route} but at ${this.page.url()}`)))
    const shown = this.page.locator('.taro_page').filter({ visible: true })
    await shown.and(this.page.locator(`[id^="${route}?"]`)).waitFor()
    await shown.nth(1).waitFor({ state: 'hidden' })
  }

  /**
   * Waits until no call of the API is under way, what came is drawn, what moves has arrived and an open layer has the
   * focus: what follows starts in a frame.
   */
  async settled(): Promise<void> {
    for (let calmFrames = 0, layerFrames = 0; calmFrames < 3;) {
      await this.frame()
      const { isMoving, isLayerCold } = await this.page.evaluate(stillness)
      // One whose focus was taken away does not ask for it again.
      const isWaited = isLayerCold && layerFrames++ < 20
      calmFrames = this.underWay.size === 0 && !isMoving && !isWaited ? calmFrames + 1 : 0
    }
  }

  /** Waits until a frame is drawn and what its sizes set off has run. */
  async frame(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
  }

  /** Waits until no script is on its way. */
  async scripted(): Promise<void> {
    while (this.scripts.size > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  /** So much time passes in the page, whose clock is installed; not for scripts, which would count as lost. */
  async pass(seconds: number): Promise<void> {
    await this.scripted()
    await this.page.clock.fastForward(seconds * 1_000)
  }

  /** Waits until every picture in sight has come or failed, and what that sets off has run. */
  async quiet(): Promise<void> {
    await this.settled()
    await this.page.waitForFunction(() => {
      const inSight = ([box]: DOMRectList) => box !== undefined && box.top < window.innerHeight && box.bottom > 0
      return [...document.images].every((image) => image.complete || !inSight(image.getClientRects()))
    })
    await this.settled()
  }

  /** Answers of these calls are held back in the browser until the returned function is called. */
  async hold(pattern: RegExp, { answer = go, times }: HoldOptions = {}): Promise<() => void> {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    await this.page.route(pattern, (route) => gate.then(() => answer(route)), { times })
    return release
  }

  /** Calls of the API since the phone was opened: method, and a pattern on path and query. */
  calls = (method: string, pattern: RegExp): Request[] =>
    this.requests.filter(
      (request) => request.method() === method && pattern.test(request.url().slice(this.origin.length)),
    )

  /** What the app has stored under this name. */
  kept = (key: string): Promise<unknown> =>
    this.page.evaluate((name) => {
      const stored = localStorage.getItem(name)
      return stored === null ? null : (JSON.parse(stored) as { data: unknown }).data
    }, key)

  /** The app is swept away at once; what the phone remembers is left. */
  async kill(): Promise<Memory> {
    const context = this.page.context()
    const memory = await context.storageState()
    await context.close()
    return memory
  }
}
