import { webUrl } from '@/lib/safeUrl'
import { parseLink } from '@/routes/links'
import { routeSpec } from '@/routes/registry'

import { texts } from './texts'

/** A link in a message. `followLink` decides how it opens. */
interface MessageLink {
  url: string
  label: string
}

/** Web addresses and in-app paths. Chinese ends them: an address has it encoded, and a sentence goes on behind one. */
const linkForm =
  /https?:\/\/[^\s<>"'“”‘’…—\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+|\/(?:pages|packageA)\/[\w/-]+(?:\?[\w=&%.-]*)?/gi

const trailingMarks = /[.,;:!?)\]}]+$/

function labelOf(url: string): string | undefined {
  const link = parseLink(url)
  if (!link) return undefined
  if (link.kind === 'page') return texts.openPage(routeSpec(link.target.name).title)
  const host = webUrl(link.url)?.host
  return host && texts.openWeb(host)
}

/** The links in a message's text, each once. Links that this app cannot open are left out. */
export function linksIn(text: string): MessageLink[] {
  const urls = new Set((text.match(linkForm) ?? []).map((url) => url.replace(trailingMarks, '')))
  return [...urls].flatMap((url) => {
    const label = labelOf(url)
    return label ? [{ url, label }] : []
  })
}
