import type { BrowserContext, Locator, Page, Request, Route } from 'playwright-core'

import { eventually } from './eventually'
import { Toasts } from './toasts'

/** What a phone remembers when its app is killed. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>

const pressableRoles = ['button', 'link', 'tab', 'radio', 'menuitemradio', 'checkbox'] as const

/** Browsers log every answer that is not 2xx by themselves, and tests cause such answers on purpose. */
const isNoise = (text: string) => /^Failed to load resource/.test(text)

interface HoldOptions {
  /** The final answer; absent = the server's. */
  answer?: (route: Route) => Promise<void>
  /** The number of calls; absent = all. */
  times?: number
}

const go = (route: Route) => route.continue()

/** Runs in the page. Endless animations, such as a skeleton's, count as still. */
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
 * A phone with the app on it: what a learner does and sees. A string must match a whole name, a pattern a part of it.
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

  /** Call it before the first page. The browser then saves data, so a page's code loads only when it opens. */
  saveData = (): Promise<unknown> =>
    this.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

  /** Opens an in-app address such as `/pages/course/show?id=7`, as a link from outside would. */
  async go(route: string): Promise<void> {
    if (this.page.url().startsWith(this.origin)) await this.page.goto('about:blank')
    await this.page.goto(`${this.origin}/#${route}`)
  }

  /** Goes to another page as a link inside the app does. If no page of the app is open, works as `go`. */
  async open(route: string): Promise<void> {
    const { origin, pathname, hash } = new URL(this.page.url())
    if (origin !== this.origin || pathname !== '/' || hash === `#${route}`) return this.go(route)
    await this.page.evaluate((place) => void (location.hash = place), route)
  }

  /** The topmost pressable element with this name. */
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

  /** Waits until this field contains this value: all of it, or a pattern in it. */
  reads = (label: string, value: string | RegExp): Promise<void> =>
    eventually(async () => {
      const held = await this.field(label).inputValue()
      if (typeof value === 'string') expect(held).toBe(value)
      else expect(held).toMatch(value)
    })

  /** Waits until the pressable element has this state, such as `aria-pressed`. */
  has = (name: string | RegExp, state: `aria-${string}`, value: string): Promise<void> =>
    this.pressable(name)
      .and(this.page.locator(`[${state}="${value}"]`))
      .waitFor()

  /** Waits until nothing with this name can be pressed. */
  lacks = (name: string | RegExp): Promise<void> => this.pressable(name).waitFor({ state: 'hidden' })

  words = (text: string | RegExp): Locator => this.page.getByText(text).filter({ visible: true }).first()

  see = (text: string | RegExp): Promise<void> => this.words(text).waitFor()

  /** Waits until a toast has said this. The toast may be gone already. A string must be all of it. */
  told = (words: string | RegExp): Promise<void> => eventually(async () => this.toasts.take(words))

  /** Waits until the text is not, or no longer, visible. */
  gone = (text: string | RegExp): Promise<void> => this.words(text).waitFor({ state: 'hidden' })

  sees = (text: string | RegExp): Promise<boolean> => this.words(text).isVisible()

  /** All visible text. */
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
   * Waits until no API call and no code is on its way, what came is drawn, animations have ended, and an open layer has
   * the focus. The next action then starts in a fresh frame.
   */
  async settled(): Promise<void> {
    for (let calmFrames = 0, layerFrames = 0; calmFrames < 3;) {
      await this.frame()
      const { isMoving, isLayerCold } = await this.page.evaluate(stillness)
      // A layer that has lost its focus does not take it again.
      const isWaited = isLayerCold && layerFrames++ < 20
      calmFrames = this.underWay.size + this.scripts.size === 0 && !isMoving && !isWaited ? calmFrames + 1 : 0
    }
  }

  /** Waits until a frame is drawn, and its resize observers have run. */
  async frame(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
  }

  /** Waits until no script is loading. */
  async scripted(): Promise<void> {
    while (this.scripts.size > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  /** Lets time pass in a page with an installed clock. Waits for scripts first, because they would count as failed. */
  async pass(seconds: number): Promise<void> {
    await this.scripted()
    await this.page.clock.fastForward(seconds * 1_000)
  }

  /** Waits until every visible picture has loaded or failed, and its consequences are drawn. */
  async quiet(): Promise<void> {
    await this.settled()
    await this.page.waitForFunction(() => {
      const inSight = ([box]: DOMRectList) => box !== undefined && box.top < window.innerHeight && box.bottom > 0
      return [...document.images].every((image) => image.complete || !inSight(image.getClientRects()))
    })
    await this.settled()
  }

  /** Holds the answers of these calls back in the browser, until the returned function is called. */
  async hold(pattern: RegExp, { answer = go, times }: HoldOptions = {}): Promise<() => void> {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    await this.page.route(pattern, (route) => gate.then(() => answer(route)), { times })
    return release
  }

  /** API calls since the phone was opened: by method, and by a pattern on path and query. */
  calls = (method: string, pattern: RegExp): Request[] =>
    this.requests.filter(
      (request) => request.method() === method && pattern.test(request.url().slice(this.origin.length)),
    )

  /** What the app has stored under this key. */
  kept = (key: string): Promise<unknown> =>
    this.page.evaluate((name) => {
      const stored = localStorage.getItem(name)
      return stored === null ? null : (JSON.parse(stored) as { data: unknown }).data
    }, key)

  /** Kills the app at once. @returns what the phone remembers */
  async kill(): Promise<Memory> {
    const context = this.page.context()
    const memory = await context.storageState()
    await context.close()
    return memory
  }
}
