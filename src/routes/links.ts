import { parseLocation, type RouteLocation } from './codec'

/** Where a link from a block, a message or an announcement leads. */
export type Link = { kind: 'page'; target: RouteLocation } | { kind: 'web'; url: string }

/** Null for what this app has no page for, and for every other scheme (docs/backend/home.md#links-of-operators). */
export function parseLink(href: string): Link | null {
  const trimmed = href.trim()
  if (/^https?:\/\/[^\s/@\\]+(\/|\?|#|$)/i.test(trimmed)) return { kind: 'web', url: trimmed }
  if (/^www\.[^\s/@\\]+/i.test(trimmed)) return { kind: 'web', url: `https://${trimmed}` }
  const target = parseLocation(trimmed)
  return target ? { kind: 'page', target } : null
}
