import { checkUrl } from '@/features/shared/webUrl/urlPolicy'
import { appPath } from '@/lib/safeUrl'
import { parseRedirect, type RouteLocation } from '@/routes/codec'

interface ScannedLink {
  /** `undefined` = it leads to the academy as a whole. */
  target: RouteLocation | undefined
  /** The sharer, as written in the link. */
  msv: string | undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * Reads the web link of an ordinary QR code with which WeChat has opened this app
 * (docs/backend/rules.md#scanned-links).
 *
 * @param q as WeChat gives it: encoded
 * @param ownUrls the operator's own sites
 * @returns `undefined` for any other text, and for links to other sites
 */
export function readScannedLink(q: string, ownUrls: readonly string[]): ScannedLink | undefined {
  const text = decoded(q)
  const link = checkUrl(text, ownUrls)
  if (link.kind !== 'open') return undefined
  const [before = '', hash = ''] = link.url.replace(/^\w+:\/\/[^/?#]+/, '').split('#')
  const msv = /[?&]msv=([^&]*)/.exec(hash) ?? /[?&]msv=([^&]*)/.exec(before)
  return { target: parseRedirect(appPath(hash || before)), msv: msv?.[1] }
}
