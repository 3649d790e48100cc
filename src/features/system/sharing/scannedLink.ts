import { checkUrl } from '@/features/shared/webUrl/urlPolicy'

import { readOwnLink } from '../ownLink'

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
export function readScannedLink(q: string, ownUrls: readonly string[]): ReturnType<typeof readOwnLink> {
  const link = checkUrl(decoded(q), ownUrls)
  // A link beside their folders is the operator's, too.
  return link.kind === 'open' ? readOwnLink(link.url, [...ownUrls, `https://${link.host}`]) : undefined
}
