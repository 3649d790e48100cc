import { fetchOnce } from '../../../setup/fetchOnce'
import { builtApiHost } from '../build'
import type { Apis, Options } from './api'

/** A call that the app has made. */
export interface Sent {
  /** `POST /api/v2/login/password` */
  call: string
  query: Record<string, string>
  headers: Headers
  /** For an upload: the file's name and bytes. */
  body: unknown
  /** Absent while it is running, and when no answer came. */
  status?: number
  /** The JSON of the answer. */
  answer?: unknown
  /** Why no answer came: `abort`, `timeout` ... */
  failure?: string
}

/** It is still running. */
export const isOpen = ({ status, failure }: Sent): boolean => status === undefined && failure === undefined

/** It ended without success. A call that the app itself has stopped does not count. */
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

const interrupted = new Error('interrupted')

/** Why a call was stopped, in WeChat's words. */
function reasonOf({ aborted, reason }: AbortSignal): string | undefined {
  if (!aborted) return undefined
  if (reason === interrupted) return interrupted.message
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'abort'
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** WeChat's network over real HTTP. Calls to the app's host go to the sandbox. */
export function createNetwork(apis: Apis, sandboxUrl: string, isOffline: boolean) {
  const sent: Sent[] = []
  const listeners = new Set<(state: object) => void>()
  let isConnected = !isOffline
  /** Ends the calls of an app that is too long in the background, and those that begin there. */
  let cut = new AbortController()

  /** The target of a call. @throws as WeChat does for a host that is not on the app's list */
  function route(url: unknown): URL {
    const { origin, pathname, search } = new URL(String(url))
    if (origin !== builtApiHost && origin !== sandboxUrl) throw new Error('url not in domain list')
    return new URL(pathname + search, sandboxUrl)
  }

  async function exchange({ url: wanted, header }: Options, { method, sentBody, body, signal }: Call) {
    const url = route(wanted)
    signal.throwIfAborted()
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

  /** Runs a task that can be aborted and times out. */
  function start(name: string, options: Options, run: (signal: AbortSignal) => Promise<object>) {
    const stop = new AbortController()
    const timeout = AbortSignal.timeout(Number(options.timeout ?? defaultTimeoutMs))
    const signal = AbortSignal.any([stop.signal, timeout, cut.signal])
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
    /** The app is too long in the background: it has no network until `resume`. */
    interrupt: () => cut.abort(interrupted),
    resume: () => void (cut = new AbortController()),
    /** Cuts or restores the network, and reports that. */
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
