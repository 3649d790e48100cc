import { webUrl } from '@/lib/safeUrl'
import { parseLink } from '@/routes/links'
import { openLink } from '@/routes/navigate'

import { ask } from '../dialog'
import { texts } from './texts'

/** Opens a page of this app at once, another site only after its host has been shown; nothing else. */
export async function followLink(url: string): Promise<void> {
  const link = parseLink(url)
  if (link?.kind === 'page') {
    openLink(link)
    return
  }
  const web = link && webUrl(link.url)
  if (!web) return
  if (await ask(texts.leave(web.host))) openLink({ kind: 'web', url: web.url })
}
