import type { IncomingHttpHeaders } from 'node:http'

const first = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()

/** Scheme and host as the caller used them, also behind a proxy: a phone then gets addresses that it can reach. */
export function originOf(request: { headers: IncomingHttpHeaders; protocol: string }) {
  const host = first(request.headers['x-forwarded-host']) || request.headers.host || 'localhost'
  const scheme = first(request.headers['x-forwarded-proto']) || request.protocol
  return `${scheme}://${host}`
}

/** Adds the query as the backend does: at the very end, even behind a `#`. */
export function appendQuery(url: string, query: Record<string, string>) {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
}

/** Stored addresses are relative to this server; answers hold absolute ones. */
export function absolute(origin: string, path: string) {
  return path.startsWith('/') ? origin + path : path
}

export const coverPath = ({ slug }: { slug: string }) => `/sandbox/art/cover/${slug}.svg`
export const avatarPath = (name: string) => `/sandbox/art/avatar/${encodeURIComponent(name)}.svg`

/** Makes addresses in rich text absolute. */
export function absoluteHtml(origin: string, html: string) {
  return html.replace(/(\s(?:src|href|poster)=["'])\/sandbox\//g, `$1${origin}/sandbox/`)
}

/** Makes every string absolute that is an address on this server. */
export function absoluteJson(origin: string, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/sandbox/') ? origin + value : value
  if (Array.isArray(value)) return value.map((item) => absoluteJson(origin, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absoluteJson(origin, item)]))
}
