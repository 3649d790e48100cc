import { parseLink } from '@/routes/links'
import { openLink } from '@/routes/navigate'

/** Opens a page of this app; another site by way of the page that shows its host first; nothing else. */
export function followLink(url: string): void {
  const link = parseLink(url)
  if (link) openLink(link)
}
