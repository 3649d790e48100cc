import { Element, type PageNode } from './element'
import { callPage, type Page } from './pages'
import { pageKind, readTemplates } from './templates'

const patienceMs = 8_000
const pauseMs = 20

/** Visible text, the hint in an empty field, an `id` or a spoken name; or a pattern for the text. */
export type What = string | RegExp

function matches(element: Element, what: What): boolean {
  if (typeof what !== 'string') return what.test(element.text)
  const names = ['aria-label', 'placeholder'].map((name) => element.attribute(name))
  return [element.id, element.text.trim(), ...names].includes(what)
}

const isDisabled = (element: Element): boolean =>
  ['disabled', 'aria-disabled'].some((name) => element.attribute(name) === true)

interface Wechat {
  /** The page on top of the stack. */
  top(): Page
  /** What WeChat tells a button with this open type once the learner has answered its sheet. */
  answer(openType: string): object
}

/** The page in front of the learner. What is not there yet is waited for. */
export class Screen {
  private readonly templates = readTemplates()

  constructor(private readonly wechat: Wechat) {}

  /** `/pages/course/show?id=7` */
  get url(): string {
    const { route, options } = this.wechat.top()
    // `__key_` is Taro's own.
    const query = Object.entries(options).filter(([name]) => name !== '__key_' && !name.startsWith('$'))
    return `/${route}${query.length > 0 ? '?' : ''}${query.map((pair) => pair.join('=')).join('&')}`
  }

  get root(): Element {
    const root = this.wechat.top().data.root as Partial<PageNode> | undefined
    return new Element({ ...root, nn: pageKind, sid: pageKind }, this.templates)
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

  /** All components of one kind, e.g. `video`. */
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

  /** Presses it, as soon as it can be pressed. */
  async tap(what: What): Promise<void> {
    const element = await this.wait(`“${what}” to press`, () => {
      const found = this.root.find((one) => matches(one, what))
      return found?.ancestry.some(isDisabled) ? undefined : found
    })
    this.raise(element, 'tap')
    const button = element.ancestry.find(({ tag }) => tag === 'button')
    const openType = button?.attribute('open-type')
    if (!button || typeof openType !== 'string') return
    this.raise(button, openType.toLowerCase(), this.wechat.answer(openType))
  }

  /** Types into a field. */
  async input(what: What, value: string): Promise<void> {
    const field = await this.find(what)
    if (!['input', 'textarea'].includes(field.tag)) throw new Error(`“${what}” is a <${field.tag}>`)
    this.raise(field, 'focus', { value })
    this.raise(field, 'input', { value, cursor: value.length })
    this.raise(field, 'blur', { value })
  }

  /** Sends an event to an element; a tap goes on to every ancestor that listens, as in WeChat. */
  raise(element: Element, type: string, detail: object = {}): void {
    const listeners = element.ancestry.filter((one) => one.hears(type))
    if (listeners.length === 0) throw new Error(`Nothing hears ${type} on <${element.tag}> “${element.text}”`)
    const event = { type, timeStamp: Date.now(), detail, target: element.target }
    for (const { target } of type === 'tap' ? listeners : listeners.slice(0, 1)) {
      callPage(this.wechat.top(), 'eh', { ...event, currentTarget: target })
    }
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
