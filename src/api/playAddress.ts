import { env } from '@/config/env'
import { encodePath } from '@/lib/safeUrl'

/**
 * A media address as operators write it: with blanks around it, `HTTP://`, without a scheme, or from the root of their
 * server. `undefined` = it is no address.
 */
export function playAddress(text: string): string | undefined {
  const whole = text.trim().replace(/ /g, '%20')
  const site = /^(https?:)?\/\/[^/?#]*/i.exec(whole)?.[0] ?? ''
  const address = site + encodePath(whole.slice(site.length))
  const scheme = /^https?:(?=\/\/[^/])/i.exec(address)?.[0]
  if (scheme) return scheme.toLowerCase() + address.slice(scheme.length)
  // '' = the page's own origin, whose scheme the browser knows.
  if (/^\/\/[^/]/.test(address)) return (/^https?:/i.exec(env.apiHost)?.[0] ?? '') + address
  return /^\/[^/]/.test(address) ? env.apiHost + address : undefined
}

export const isList = (url: string): boolean => /\.m3u8(\?|#|$)/i.test(url)
