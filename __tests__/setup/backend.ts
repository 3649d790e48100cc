import { lastAnswerPrefix } from '@/api/lastAnswer'

/** In the order of sending. */
export interface Sent {
  /** `POST /api/v2/login/password` */
  call: string
  /** As the app asked for it, with a host if it names one. */
  url: string
  query: Record<string, string>
  body: unknown
  headers: Headers
  /** The call reaches the server even when the page is left. */
  isKeptAlive: boolean
  cache: RequestCache
}

type Reply = () => Response | Promise<Response>

/** An envelope as the backend sends it (docs/backend/README.md#envelope). */
const envelope =
  (code: number, message: string, data: unknown): Reply =>
  () =>
    new Response(JSON.stringify({ code, message, data }))

export const ok = (data: unknown = []): Reply => envelope(0, '', data)
export const refusal = (message: string, code = 1): Reply => envelope(code, message, [])
export const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/**
 * Stands in for the network: answers by method and path, and records what was sent. Each call begins with an empty
 * record.
 */
export function fakeBackend(replies: Record<string, Reply> = {}) {
  const remembered = Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(lastAnswerPrefix))
  for (const key of remembered) localStorage.removeItem(key)
  const table = new Map(Object.entries(replies))
  const sent: Sent[] = []
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://backend')
    const call = `${init.method ?? 'GET'} ${url.pathname}`
    const text = typeof init.body === 'string' ? init.body : undefined
    sent.push({
      call,
      url: String(input),
      query: Object.fromEntries(url.searchParams),
      body: text === undefined ? undefined : JSON.parse(text),
      headers: new Headers(init.headers),
      isKeptAlive: init.keepalive === true,
      cache: init.cache ?? 'default',
    })
    const reply = table.get(call)
    if (!reply) throw new Error(`No reply is set for ${call}`)
    return reply()
  }
  return {
    sent,
    sentTo: (call: string): Sent[] => sent.filter((one) => one.call === call),
    /** Replaces the reply from now on. */
    reply: (call: string, reply: Reply): void => void table.set(call, reply),
  }
}

/** The reply waits until `release`. */
export function held(reply: Reply): Reply & { release: () => void } {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  return Object.assign(async () => gate.then(reply), { release: () => release() })
}
