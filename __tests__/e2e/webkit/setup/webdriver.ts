import { fetchOnce } from '../../../setup/fetchOnce'

/** How the protocol names an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { enter: '\uE007', selectAll: '\uE009a\uE009' }

export type ElementId = string

/** A W3C WebDriver session, as far as a phone needs it. */
export class Session {
  private constructor(
    private readonly send: <T>(method: string, path: string, body?: unknown) => Promise<T>,
    readonly close: () => Promise<void>,
  ) {}

  /** @param driver origin of the driver */
  static async open(driver: string, capabilities: Record<string, unknown>): Promise<Session> {
    const wanted = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, wanted)
    const base = `${driver}/session/${sessionId}`
    return new Session(
      (method, path, body) => call(method, `${base}/${path}`, body),
      () => call('DELETE', base),
    )
  }

  goTo = (url: string): Promise<void> => this.send('POST', 'url', { url })

  back = (): Promise<void> => this.send('POST', 'back', {})

  resize = (width: number, height: number): Promise<void> => this.send('POST', 'window/rect', { width, height })

  /** Runs the function in the page; it sees its arguments only. Promises are awaited. */
  run = <A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
    this.send('POST', 'execute/sync', { script: `return (${inPage})(...arguments)`, args })

  async find<A extends unknown[]>(
    inPage: (...args: A) => Element | undefined | Promise<Element | undefined>,
    ...args: A
  ): Promise<ElementId> {
    const found = (await this.run<A, unknown>(inPage, ...args)) as Record<string, string> | null
    const id = found?.[elementKey]
    if (!id) throw new Error(`not in sight: ${args.join(' ')}`)
    return id
  }

  click = (element: ElementId): Promise<void> => this.send('POST', `element/${element}/click`, {})

  /** Key after key; `keys` has those that write nothing. */
  type = (element: ElementId, text: string): Promise<void> => this.send('POST', `element/${element}/value`, { text })

  property = <T>(element: ElementId, name: string): Promise<T> =>
    this.send('GET', `element/${element}/property/${name}`)

  /** PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.send<string>('GET', 'screenshot'), 'base64')
  }
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await fetchOnce(url, { method, body: body === undefined ? undefined : JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
