import { contact } from '@/platform/contact'
import { parseLink } from '@/routes/links'
import { openLink } from '@/routes/navigate'

import { toast } from '../dialog'
import { texts } from './texts'

/**
 * Opens a page of this app, or another site after a page that shows its host. Starts a call or a mail. Ignores
 * everything else.
 */
export function followLink(url: string): void {
  const [, way, to = ''] = /^(tel|mailto):(.+)$/.exec(url) ?? []
  if (way) {
    const reach = way === 'tel' ? contact.call(to) : contact.mail(to)
    reach.catch(() => toast(texts.contactFailed(to), 'error'))
    return
  }
  const link = parseLink(url)
  if (link) openLink(link)
}
