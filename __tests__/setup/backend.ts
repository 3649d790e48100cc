import { lastAnswerPrefix } from '@/api/lastAnswer'

/** What the app has sent, in the order it was sent. */
export interface Sent {
  /** `POST /api/v2/login/password` */
  call: string
  /** As it was asked for, with its host if it has one. */
  url: string
  query: Record<string, string>
  body: unknown
  headers: Headers
  /** It reaches the server although the page is left. */
  isKeptAlive: boolean
  /** What the browser's own cache may do with it. */
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
/** No network. */
export const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** Stands in for the network: answers by method and path, and keeps what was sent. Nothing of it was seen before. */
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
    /** From now on. */
    reply: (call: string, reply: Reply): void => void table.set(call, reply),
  }
}

/** A reply that waits until it is let go. */
export function held(reply: Reply): Reply & { release: () => void } {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  return Object.assign(async () => gate.then(reply), { release: () => release() })
}
