import { runInNewContext } from 'node:vm'

import { workerScript } from '../../../config/webpack/worker'

interface Sent {
  status?: number
  type?: string
  body: string
}

interface Asked {
  url: string
  method: string
  mode: string
}

interface WorkerEvent {
  request?: Asked
  data?: unknown
  clientId?: string
  resultingClientId?: string
}

type Listener = (event: object) => void

/** The browser's Cache Storage, as far as the worker uses it. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  /** Files that it has room for. */
  room = Infinity
  isRefused = false

  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  open = async (name: string) => {
    if (this.isRefused) throw new Error('SecurityError')
    const places = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, places)
    return {
      match: async (url: string) => places.get(url)?.clone(),
      put: async (url: string, response: Response) => {
        const count = [...this.all.values()].reduce((sum, { size }) => sum + size, 0)
        if (count >= this.room) throw new Error('QuotaExceededError')
        places.set(url, response)
      },
      delete: async (url: string) => places.delete(url),
      keys: async () => [...places.keys()].map((url) => ({ url })),
    }
  }
}

export const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** sw.js in a browser of its own, before a server that holds `site`, by place below `https://h5.example.com/learn/`. */
export class WorkerPhone {
  readonly scope = 'https://h5.example.com/learn/'
  readonly caches = new Caches()
  readonly asked: string[] = []
  isRegistered = true
  network: 'there' | 'gone' | 'silent' = 'there'
  /** Never come. */
  readonly stuck = new Set<string>()
  private readonly listeners = new Map<string, Listener>()
  private waiting: (() => void)[] = []

  constructor(readonly site: Map<string, Sent>) {
    this.wake()
  }

  /** The worker's process has ended, and begins anew: what it kept in mind is gone. */
  wake(): void {
    const { scope, caches } = this
    const unregister = async () => (this.isRegistered = false)
    const self = {
      registration: { scope, unregister },
      addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener),
      skipWaiting: async () => undefined,
    }
    const fetchFile = (asked: string | Asked) => this.fetch(typeof asked === 'string' ? asked : asked.url)
    const named = {
      self,
      caches,
      fetch: fetchFile,
      setTimeout: (...given: Parameters<typeof setTimeout>) => setTimeout(...given),
    }
    runInNewContext(workerScript(), { ...named, URL, crypto, TextEncoder, Uint8Array })
  }

  private async fetch(url: string): Promise<Response> {
    const place = url.slice(this.scope.length).split('#')[0] ?? ''
    this.asked.push(place)
    if (this.stuck.has(place)) await new Promise(() => undefined)
    if (this.network === 'gone') throw new TypeError('Failed to fetch')
    if (this.network === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve))
    const {
      status = 200,
      type,
      body,
    } = this.site.get(place) ?? { status: 404, type: 'text/html', body: '<h1>404</h1>' }
    const [, ending = 'html'] = /\.(\w+)$/.exec(place) ?? []
    return new Response(body, { status, headers: { 'content-type': type ?? types[ending] ?? '' } })
  }

  /** The network says what it had to say. */
  speak(): void {
    this.network = 'there'
    for (const resolve of this.waiting.splice(0)) resolve()
  }

  /** @returns what the worker answers; undefined = it leaves the browser alone */
  private async dispatch(name: string, given: WorkerEvent): Promise<Response | undefined> {
    const lasting: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    this.listeners.get(name)?.({
      ...given,
      respondWith: (promised: Promise<Response>) => (answer = promised),
      waitUntil: (promised: Promise<unknown>) => lasting.push(promised),
    })
    const response = await answer
    this.late = Promise.all(lasting)
    return response
  }

  /** What the worker still does after its last answer. */
  late: Promise<unknown> = Promise.resolve()

  /** @param clientId the page that asks */
  async get(place: string, { mode = 'no-cors', method = 'GET', clientId = 'page', origin = this.scope } = {}) {
    const resultingClientId = mode === 'navigate' ? clientId : ''
    const request = { url: origin + place, method, mode }
    const response = await this.dispatch('fetch', {
      request,
      clientId: mode === 'navigate' ? '' : clientId,
      resultingClientId,
    })
    return response && { status: response.status, body: await response.text() }
  }

  /** The start page, opened in a page of this name; all that follows from it is over. */
  async open(clientId = 'page', place = '') {
    const answer = await this.get(place, { mode: 'navigate', clientId })
    if (this.network !== 'silent') await this.late
    return answer
  }

  /** A calm page has used these. */
  async tell(used: string[], isStart = true): Promise<void> {
    await this.dispatch('message', { data: { used, isStart } })
    await this.late
  }

  /** Places of all that is kept. */
  kept = (): string[] =>
    [...this.caches.all.values()]
      .flatMap((places) => [...places.keys()].map((url) => url.slice(this.scope.length)))
      .sort()
}
