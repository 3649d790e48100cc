import { webUrl } from '@/lib/safeUrl'
import { parseRedirect, type RouteLocation } from '@/routes/codec'

/** `h5.school.cn/learn/#/role`. Nothing is fetched from there, so http is as good as https. */
const withoutScheme = (text: string) => webUrl(text)?.url.replace(/^https?:\/\//, '')

/** `h5.school.cn/learn` */
const baseOf = (site: string) => withoutScheme(site)?.replace(/(\/index\.html)?\/*([?#].*)?$/, '')

/** What follows the site; `undefined` for an address elsewhere. */
function restOf(address: string, site: string): string | undefined {
  const base = baseOf(site)
  if (!base || !address.startsWith(base)) return undefined
  const rest = address.slice(base.length)
  return /^([/?#]|$)/.test(rest) ? rest : undefined
}

/**
 * The page of this app that an address of the academy's H5 leads to, with or without the `#` of its routes. `undefined`
 * for other addresses, for those without such a page, and for signing in, which belongs to the place where it began.
 * @param sites addresses of H5, each with its folder
 */
export function ownPage(text: string, sites: readonly string[]): RouteLocation | undefined {
  const address = withoutScheme(text)
  const rest = address && sites.map((site) => restOf(address, site)).find((part) => part !== undefined)
  if (rest === undefined) return undefined
  const [file = '', route = ''] = rest.split('#')
  return parseRedirect(route || file.replace(/^\/index\.html/, '') || '/')
}
