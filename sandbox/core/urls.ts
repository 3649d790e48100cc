import type { IncomingHttpHeaders } from 'node:http'

const first = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()

/** Scheme and host that the caller used, also through a proxy, so that a phone gets addresses it can reach. */
export function originOf(request: { headers: IncomingHttpHeaders; protocol: string }) {
  const host = first(request.headers['x-forwarded-host']) || request.headers.host || 'localhost'
  const scheme = first(request.headers['x-forwarded-proto']) || request.protocol
  return `${scheme}://${host}`
}

/**
 * Another origin of this server, for pages that are somebody else's in reality. Only this machine has two names; a phone
 * on the network gets the one by which it came.
 */
export const foreignOrigin = (origin: string) =>
  origin.replace(/\/\/(localhost|127\.0\.0\.1)(?=:|$)/, (_, name) =>
    name === 'localhost' ? '//127.0.0.1' : '//localhost',
  )

/** Adds the query at the very end, even after a `#`, as the backend does. */
export function appendQuery(url: string, query: Record<string, string>) {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
}

/** Stored addresses are paths on this server; answers contain absolute ones. */
export function absolute(origin: string, path: string) {
  return path.startsWith('/') ? origin + path : path
}

export const coverPath = ({ slug }: { slug: string }) => `/sandbox/art/cover/${slug}.svg`
export const avatarPath = (name: string) => `/sandbox/art/avatar/${encodeURIComponent(name)}.svg`

/** Makes addresses in rich text absolute. */
export function absoluteHtml(origin: string, html: string) {
  return html.replace(/(\s(?:src|href|poster)=["'])\/sandbox\//g, `$1${origin}/sandbox/`)
}

/** Makes all addresses on this server absolute. */
export function absoluteJson(origin: string, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/sandbox/') ? origin + value : value
  if (Array.isArray(value)) return value.map((item) => absoluteJson(origin, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absoluteJson(origin, item)]))
}
