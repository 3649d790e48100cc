import { webUrl } from '@/lib/safeUrl'
import { parseRedirect, type RouteLocation } from '@/routes/codec'

interface OwnLink {
  /** `undefined` for an address without a page here, and for signing in, which belongs to the place where it began. */
  target: RouteLocation | undefined
  /** The app itself is at this address, not something beside it on the same host. */
  isApp: boolean
  /** The sharer, as written in the link. */
  msv: string | undefined
}

/** `h5.school.cn/learn/#/role`. Nothing is fetched from there, so http is as good as https. */
const withoutScheme = (text: string) => webUrl(text)?.url.replace(/^\w+:\/\//, '') ?? ''

/**
 * The only reader of the academy's own addresses, pressed or scanned: with or without the `#` of the app's routes
 * (docs/backend/rules.md#scanned-links).
 * @param sites each with its folder; the first that fits counts
 * @returns `undefined` for other addresses
 */
export function readOwnLink(text: string, sites: readonly string[]): OwnLink | undefined {
  const address = withoutScheme(text)
  for (const site of sites) {
    const base = withoutScheme(site).replace(/(\/index\.html)?\/*([?#].*)?$/, '')
    const rest = base && address.startsWith(base) ? address.slice(base.length) : 'elsewhere'
    const [isOwn, file, route = ''] = /^(?:\/index\.html)?((?:[/?][^#]*)?)(?:#(.*))?$/.exec(rest) ?? []
    if (isOwn === undefined) continue
    const msv = /[?&]msv=([^&]*)/.exec(route) ?? /[?&]msv=([^&]*)/.exec(file ?? '')
    const isApp = route ? /^\/?(\?|$)/.test(file ?? '') : /^\/(pages|package)/.test(file ?? '')
    return { target: parseRedirect(route || file || '/'), isApp, msv: msv?.[1] }
  }
  return undefined
}
