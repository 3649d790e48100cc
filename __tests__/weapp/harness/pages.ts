import { pagePaths, tabPaths } from './build'

type Definition = Record<string, unknown>

/** A page on the stack: the argument of `Page()`, with its own data. */
export interface Page extends Definition {
  /** Without a leading slash. */
  route: string
  options: Record<string, string>
  data: Record<string, unknown>
  setData(patch: Record<string, unknown>, done?: () => void): void
}

export interface Url {
  route: string
  /** Not decoded, as in WeChat. */
  query: Record<string, string>
}

const maxDepth = 10
/** What WeChat takes in one `setData`. */
const mostBytes = 1_048_576

function refuseTab({ route }: Url): void {
  if (tabPaths.includes(route)) throw new Error('can not navigateTo a tabbar page')
}

function refuseUnknown({ route }: Url): void {
  if (!pagePaths.includes(route)) throw new Error(`page "${route}" is not found`)
}

export function parseUrl(url: string): Url {
  const [head = '', query = ''] = url.replace(/^\//, '').split('?')
  const pairs = query.split('&').filter(Boolean)
  return { route: head, query: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) }
}

/** Calls a method that a page may lack. */
export function callPage(page: Page, method: string, ...args: unknown[]): unknown {
  const run = page[method]
  return typeof run === 'function' ? Reflect.apply(run, page, args) : undefined
}

/** Writes one path of a `setData`, such as `root.cn.[0].v`. */
function write(data: Record<string, unknown>, dotted: string, value: unknown): void {
  const keys = dotted.replace(/\[(\d+)\]/g, '$1').split('.')
  const last = keys.pop() ?? ''
  let place: Record<string, unknown> = data
  for (const key of keys) place = (place[key] ??= {}) as Record<string, unknown>
  place[last] = value
}

/** Hooks of the harness. */
interface Wechat {
  /** A page has changed its data by so many bytes. */
  onSetData(route: string, bytes: number): void
  /** A change has reached the page. */
  onDrawn(page: Page): void
  /** "Back" closes something on the top page, which stays. */
  takesBack(page: Page): boolean
}

/** WeChat's page stack. */
export class Pages {
  readonly stack: Page[] = []
  private readonly definitions = new Map<string, Definition>()
  /** An opened tab page stays alive. */
  private readonly tabs = new Map<string, Page>()
  private loading = ''
  /** Gone back from while its video plays on in the small window: off the stack, but alive. */
  private floating: Page | undefined

  constructor(
    private readonly load: (file: string) => unknown,
    private readonly wechat: Wechat,
  ) {}

  /** The global `Page`. */
  define = (definition: Definition): void => void this.definitions.set(this.loading, definition)

  get top(): Page {
    const top = this.stack.at(-1)
    if (!top) throw new Error('No page is open')
    return top
  }

  navigateTo(url: Url): void {
    refuseTab(url)
    refuseUnknown(url)
    if (this.stack.length >= maxDepth) throw new Error('webview count limit exceed')
    this.hideTop()
    this.push(url)
  }

  redirectTo(url: Url): void {
    refuseTab(url)
    refuseUnknown(url)
    this.drop(1)
    this.push(url)
  }

  switchTab(url: Url): void {
    if (!tabPaths.includes(url.route)) throw new Error('can not switch to no-tabBar page')
    if (this.top.route === url.route) return
    if (tabPaths.includes(this.top.route)) this.hideTop()
    while (this.stack.length > 0) this.leave()
    const known = this.tabs.get(url.route)
    if (!known) return this.push({ route: url.route, query: {} })
    this.stack.push(known)
    callPage(known, 'onShow')
  }

  reLaunch(url: Url): void {
    refuseUnknown(url)
    this.closeAll()
    this.push(url)
  }

  navigateBack(delta: number): void {
    if (this.wechat.takesBack(this.top)) return
    if (this.stack.length < 2) throw new Error('cannot navigate back at first page.')
    this.drop(Math.min(delta, this.stack.length - 1))
    callPage(this.top, 'onShow')
  }

  /** "Back" while a video plays whose small window opens with it. */
  backFromVideo(): void {
    const page = this.stack.pop()
    if (!page || this.stack.length === 0) throw new Error('cannot navigate back at first page.')
    this.closeSmallWindow()
    this.floating = page
    callPage(page, 'onHide')
    callPage(this.top, 'onShow')
  }

  /** By its cross, or by the app. */
  closeSmallWindow(): void {
    const page = this.floating
    this.floating = undefined
    if (page) callPage(page, 'onUnload')
  }

  /** The page whose video is in the small window. */
  get inSmallWindow(): Page | undefined {
    return this.floating
  }

  /** A tap on the small window leads to its page. */
  openSmallWindow(): void {
    const page = this.floating
    if (!page) throw new Error('There is no small window')
    this.floating = undefined
    this.hideTop()
    this.stack.push(page)
    callPage(page, 'onShow')
  }

  closeAll(): void {
    this.closeSmallWindow()
    for (const tab of this.tabs.values()) if (!this.stack.includes(tab)) callPage(tab, 'onUnload')
    this.tabs.clear()
    this.drop(this.stack.length)
  }

  private hideTop(): void {
    if (this.stack.length > 0) callPage(this.top, 'onHide')
  }

  private drop(count: number): void {
    for (const page of this.stack.splice(this.stack.length - count).reverse()) {
      if (this.tabs.get(page.route) === page) this.tabs.delete(page.route)
      callPage(page, 'onUnload')
    }
  }

  /** Removes the top page. A tab page lives on. */
  private leave(): void {
    const page = this.stack.pop()
    if (page && this.tabs.get(page.route) !== page) callPage(page, 'onUnload')
  }

  private push({ route, query }: Url): void {
    const page = this.create(route, query)
    this.stack.push(page)
    if (tabPaths.includes(route)) this.tabs.set(route, page)
    callPage(page, 'onLoad', query)
    callPage(page, 'onShow')
    callPage(page, 'onReady')
  }

  private create(route: string, query: Record<string, string>): Page {
    this.loading = route
    this.load(`${route}.js`)
    const definition = this.definitions.get(route)
    if (!definition) throw new Error(`${route}.js did not call Page()`)
    const page: Page = {
      ...definition,
      route,
      options: query,
      data: JSON.parse(JSON.stringify(definition.data ?? {})),
      setData: (patch, done) => {
        const json = JSON.stringify(patch)
        const bytes = Buffer.byteLength(json)
        this.wechat.onSetData(route, bytes)
        // Nothing of it comes to the screen.
        if (bytes > mostBytes) return
        for (const [path, value] of Object.entries(JSON.parse(json) as object)) write(page.data, path, value)
        this.wechat.onDrawn(page)
        if (done) setTimeout(done)
      },
    }
    return page
  }
}
