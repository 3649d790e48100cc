import { parseLocation, type RouteLocation } from './codec'

/** Links in blocks, messages and announcements. */
export type Link = { kind: 'page'; target: RouteLocation } | { kind: 'web'; url: string }

/** Null for a page that this app lacks, and for every other scheme (docs/backend/home.md#links-of-operators). */
export function parseLink(href: string): Link | null {
  const trimmed = href.trim()
  if (/^https?:\/\/[^\s/@\\]+(\/|\?|#|$)/i.test(trimmed)) return { kind: 'web', url: trimmed }
  if (/^www\.[^\s/@\\]+/i.test(trimmed)) return { kind: 'web', url: `https://${trimmed}` }
  const target = parseLocation(trimmed)
  return target ? { kind: 'page', target } : null
}
