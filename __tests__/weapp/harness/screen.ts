import { Element, type PageNode } from './element'
import { callPage, type Page } from './pages'
import { pageKind, Templates } from './templates'

const patienceMs = 20_000
const pauseMs = 20

/**
 * Visible text, the placeholder of an empty field, an `id` or an accessible name. A pattern matches all but the `id`.
 */
export type What = string | RegExp

function matches(element: Element, what: What): boolean {
  const names = ['aria-label', 'placeholder'].map((name) => element.attribute(name))
  const words = [element.text.trim(), ...names]
  if (typeof what === 'string') return element.id === what || words.includes(what)
  return words.some((one) => typeof one === 'string' && what.test(one))
}

const isDisabled = (element: Element): boolean =>
  ['disabled', 'aria-disabled'].some((name) => element.attribute(name) === true)

interface Wechat {
  /** The page on top of the stack. */
  top(): Page
  /** The event detail of a button with this open type, after the learner has answered WeChat's sheet. */
  answer(openType: string): object
  /** What may only begin in a tap may begin while it runs. */
  tap(press: () => void): void
}

/** The learner's view of the top page. Its methods wait for what is not there yet. */
export class Screen {
  private readonly templates = new Templates()

  constructor(private readonly wechat: Wechat) {}

  /** `/pages/course/show?id=7` */
  get url(): string {
    const { route, options } = this.wechat.top()
    // `__key_` is Taro's own.
    const query = Object.entries(options).filter(([name]) => name !== '__key_' && !name.startsWith('$'))
    return `/${route}${query.length > 0 ? '?' : ''}${query.map((pair) => pair.join('=')).join('&')}`
  }

  get root(): Element {
    return this.rootOf(this.wechat.top())
  }

  /** For any open page. */
  rootOf({ data }: Page): Element {
    const root = data.root as Partial<PageNode> | undefined
    return new Element({ ...root, nn: pageKind, sid: pageKind }, this.templates)
  }

  /** What a finger can reach: the front layer, or the whole page. */
  private get front(): Element {
    const { root } = this
    return root.all.filter(({ isLayer }) => isLayer).at(-1) ?? root
  }

  text(): string {
    return this.root.text
  }

  has(what: What): boolean {
    return this.root.find((element) => matches(element, what)) !== undefined
  }

  find(what: What): Promise<Element> {
    return this.wait(`“${what}”`, () => this.root.find((element) => matches(element, what)))
  }

  /** Finds what no text describes, such as a picture by its address. */
  findOne(isMeant: (element: Element) => boolean, name: string): Promise<Element> {
    return this.wait(name, () => this.root.find(isMeant))
  }

  /** All components of a kind, such as `video`. */
  findAll(tag: string): Element[] {
    return this.root.all.filter((element) => element.tag === tag)
  }

  async until(condition: () => boolean, name = 'the condition'): Promise<void> {
    await this.wait(name, () => condition() || undefined)
  }

  async untilGone(what: What): Promise<void> {
    await this.until(() => !this.has(what), `“${what}” gone`)
  }

  async untilAt(url: string): Promise<void> {
    await this.until(() => this.url === url, url)
  }

  /** Presses it as soon as that is possible. */
  async tap(what: What): Promise<void> {
    const element = await this.steady(`“${what}” to press`, () => {
      const found = this.front.find((one) => matches(one, what))
      return found?.ancestry.some(isDisabled) ? undefined : found
    })
    this.wechat.tap(() => this.raise(element, 'tap'))
    const button = element.ancestry.find(({ tag }) => tag === 'button')
    const openType = button?.attribute('open-type')
    if (!button || typeof openType !== 'string') return
    this.raise(button, openType.toLowerCase(), this.wechat.answer(openType))
  }

  async input(what: What, value: string): Promise<void> {
    const field = await this.steady(`“${what}” to fill in`, () => this.front.find((one) => matches(one, what)))
    if (!['input', 'textarea'].includes(field.tag)) throw new Error(`“${what}” is a <${field.tag}>`)
    const isFixed = field.attribute('fixed') === true
    // WeChat would draw its text and caret beside it.
    if (field.tag === 'textarea' && isFixed !== field.ancestry.some(({ isLayer }) => isLayer))
      throw new Error(`“${what}” stands ${isFixed ? 'in the page, but is' : 'in a layer, but is not'} fixed`)
    this.raise(field, 'focus', { value })
    this.raise(field, 'input', { value, cursor: value.length })
    this.raise(field, 'blur', { value })
  }

  /** A finger comes down on the page. */
  touch(): void {
    const element = this.root.find((one) => one.hears('touchstart'))
    if (element) this.raise(element, 'touchstart')
  }

  /** A finger moves sideways over an element. */
  swipe(element: Element, byPx: number): void {
    for (const [type, clientX] of [
      ['touchstart', 200],
      ['touchend', 200 + byPx],
    ] as const) {
      this.raise(element, type, {}, { changedTouches: [{ clientX, clientY: 300 }] })
    }
  }

  /** Sends an event to an element. Taps and touches bubble to listening ancestors, as in WeChat. */
  raise(element: Element, type: string, detail: object = {}, more: object = {}, page = this.wechat.top()): void {
    const listeners = element.ancestry.filter((one) => one.hears(type))
    if (listeners.length === 0) throw new Error(`Nothing hears ${type} on <${element.tag}> “${element.text}”`)
    const event = { type, timeStamp: Date.now(), detail, target: element.target, ...more }
    for (const { target } of /^(tap|touch)/.test(type) ? listeners : listeners.slice(0, 1)) {
      callPage(page, 'eh', { ...event, currentTarget: target })
    }
  }

  /**
   * Waits until the same element is found twice in a row. The app's changes reach the screen a moment later, and until
   * then a press on the old element has no effect.
   */
  private async steady(name: string, look: () => Element | undefined): Promise<Element> {
    let before: string | undefined
    return this.wait(name, () => {
      const found = look()
      const now = found && JSON.stringify(found.target)
      const isSame = now === before
      before = now
      return isSame ? found : undefined
    })
  }

  private async wait<T>(name: string, look: () => T | undefined): Promise<T> {
    const endsAt = Date.now() + patienceMs
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      if (Date.now() > endsAt) throw new Error(`${name}: not at ${this.url}, which shows\n${this.text()}`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
