import { builtApiHost } from '../build'
import type { Apis, Options } from './api'

/** A call that the app has made. */
export interface Sent {
  /** `POST /api/v2/login/password` */
  call: string
  query: Record<string, string>
  headers: Headers
  body: unknown
  /** Absent while it is under way, and when it failed. */
  status?: number
}

const defaultTimeoutMs = 60_000

/** `wx.request` over real HTTP: what the app sends to its host goes to the sandbox. */
export function createNetwork(apis: Apis, sandboxUrl: string) {
  const sent: Sent[] = []
  const listeners = new Set<(state: object) => void>()
  let isConnected = true

  /** Where a call goes. @throws as WeChat does for a host that is not on the app's list */
  function route(url: unknown): URL {
    const { origin, pathname, search } = new URL(String(url))
    if (origin !== builtApiHost && origin !== sandboxUrl) throw new Error('url not in domain list')
    return new URL(pathname + search, sandboxUrl)
  }

  async function send(options: Options, signal: AbortSignal) {
    const url = route(options.url)
    if (!isConnected) throw new Error('net::ERR_INTERNET_DISCONNECTED')
    const method = String(options.method ?? 'GET')
    const headers = new Headers((options.header ?? {}) as Record<string, string>)
    const entry: Sent = {
      call: `${method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers,
      body: options.data,
    }
    sent.push(entry)
    const body = options.data === undefined ? undefined : JSON.stringify(options.data)
    const response = await fetch(url, { method, headers, body, signal })
    entry.status = response.status
    const text = await response.text()
    const data: unknown = options.dataType === 'text' ? text : JSON.parse(text)
    return { data, statusCode: response.status, header: Object.fromEntries(response.headers), cookies: [] }
  }

  function request(options: Options) {
    const stop = new AbortController()
    const timeout = AbortSignal.timeout(Number(options.timeout ?? defaultTimeoutMs))
    const run = () =>
      send(options, AbortSignal.any([stop.signal, timeout])).catch((error: Error) => {
        throw stop.signal.aborted ? new Error('abort') : timeout.aborted ? new Error('timeout') : error
      })
    apis.define('request', run)(options)
    return { abort: () => stop.abort() }
  }

  return {
    sent,
    /** Cuts or restores the network, and says so. */
    connect(isOn: boolean): void {
      isConnected = isOn
      const state = { isConnected, networkType: isOn ? 'wifi' : 'none' }
      listeners.forEach((listener) => listener(state))
    },
    wx: {
      request,
      getNetworkType: apis.define('getNetworkType', () => ({ networkType: isConnected ? 'wifi' : 'none' })),
      onNetworkStatusChange: (listener: (state: object) => void) => void listeners.add(listener),
      offNetworkStatusChange: (listener: (state: object) => void) => void listeners.delete(listener),
    },
  }
}
