import { fetchOnce } from '../../../setup/fetchOnce'
import { builtApiHost } from '../build'
import type { Apis, Options } from './api'

/** A call that the app has made. */
export interface Sent {
  /** `POST /api/v2/login/password` */
  call: string
  query: Record<string, string>
  headers: Headers
  /** Of an upload: the file's name and bytes. */
  body: unknown
  /** Absent while it is under way, and when nothing came back. */
  status?: number
  /** The JSON that came back. */
  answer?: unknown
  /** Why nothing came back: `abort`, `timeout` ... */
  failure?: string
}

/** Under way. */
export const isOpen = ({ status, failure }: Sent): boolean => status === undefined && failure === undefined

/** Ended without what was asked for; what the app itself has stopped counts as well ended. */
export function hasFailed({ status, answer, failure }: Sent): boolean {
  if (failure !== undefined) return failure !== 'abort'
  return status !== undefined && (status !== 200 || (answer as { code?: unknown } | undefined)?.code !== 0)
}

/** What a call needs beside the options of WeChat's function. */
interface Call {
  method: string
  sentBody: unknown
  body?: string | FormData
  signal: AbortSignal
}

const defaultTimeoutMs = 60_000

/** Why a call was stopped, in WeChat's word. */
function reasonOf({ aborted, reason }: AbortSignal): string | undefined {
  if (!aborted) return undefined
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'abort'
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** WeChat's network over real HTTP: what the app sends to its host goes to the sandbox. */
export function createNetwork(apis: Apis, sandboxUrl: string, isOffline: boolean) {
  const sent: Sent[] = []
  const listeners = new Set<(state: object) => void>()
  let isConnected = !isOffline

  /** Where a call goes. @throws as WeChat does for a host that is not on the app's list */
  function route(url: unknown): URL {
    const { origin, pathname, search } = new URL(String(url))
    if (origin !== builtApiHost && origin !== sandboxUrl) throw new Error('url not in domain list')
    return new URL(pathname + search, sandboxUrl)
  }

  async function exchange({ url: wanted, header }: Options, { method, sentBody, body, signal }: Call) {
    const url = route(wanted)
    if (!isConnected) throw new Error('net::ERR_INTERNET_DISCONNECTED')
    const headers = new Headers((header ?? {}) as Record<string, string>)
    const query = Object.fromEntries(url.searchParams)
    const entry: Sent = { call: `${method} ${url.pathname}`, query, headers, body: sentBody }
    sent.push(entry)
    try {
      const response = await fetchOnce(url, { method, headers, body, signal })
      const bytes = Buffer.from(await response.arrayBuffer())
      Object.assign(entry, { status: response.status, answer: readJson(bytes) })
      return { bytes, status: response.status, headers: response.headers }
    } catch (error) {
      entry.failure = reasonOf(signal) ?? String(error)
      throw error
    }
  }

  async function send(options: Options, signal: AbortSignal) {
    const { data: sentBody } = options
    const body = sentBody === undefined ? undefined : JSON.stringify(sentBody)
    const call = { method: String(options.method ?? 'GET'), sentBody, body, signal }
    const { bytes, status, headers } = await exchange(options, call)
    const text = bytes.toString()
    const data: unknown = options.dataType === 'text' ? text : JSON.parse(text)
    return { data, statusCode: status, header: Object.fromEntries(headers), cookies: [] }
  }

  /** Runs it as a task that can be aborted and ends after its time. */
  function start(name: string, options: Options, run: (signal: AbortSignal) => Promise<object>) {
    const stop = new AbortController()
    const timeout = AbortSignal.timeout(Number(options.timeout ?? defaultTimeoutMs))
    const signal = AbortSignal.any([stop.signal, timeout])
    const attempt = () =>
      run(signal).catch((error: Error) => {
        throw new Error(reasonOf(signal) ?? error.message)
      })
    apis.define(name, attempt)(options)
    return { abort: () => stop.abort() }
  }

  return {
    sent,
    exchange,
    start,
    /** Cuts or restores the network, and says so. */
    connect(isOn: boolean): void {
      isConnected = isOn
      const state = { isConnected, networkType: isOn ? 'wifi' : 'none' }
      listeners.forEach((listener) => listener(state))
    },
    wx: {
      request: (options: Options) => start('request', options, (signal) => send(options, signal)),
      getNetworkType: apis.define('getNetworkType', () => ({ networkType: isConnected ? 'wifi' : 'none' })),
      onNetworkStatusChange: (listener: (state: object) => void) => void listeners.add(listener),
      offNetworkStatusChange: (listener: (state: object) => void) => void listeners.delete(listener),
    },
  }
}

export type Network = ReturnType<typeof createNetwork>
