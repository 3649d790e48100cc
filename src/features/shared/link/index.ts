import { connection } from '@/platform/connection'
import { isMiniProgram } from '@/platform/shell'
import { onceStill } from '@/platform/touch'
import { type Preview } from '@/queries/preview'
import type { RouteLocation } from '@/routes/codec'
import type { Link } from '@/routes/links'
import { hrefOf, openLink, openLocation } from '@/routes/navigate'

import { prefetchPage, showPreview } from './prefetch'

/** A `Pressable` with these props leads somewhere. */
interface LinkProps {
  onClick: () => void
  onReach?: () => void
  href?: string
}

/**
 * A link to a page. The page's code and data are fetched as soon as a finger rests on the link, or at the latest when
 * it is pressed; neither is fetched twice. Where data is dear, only the press fetches.
 * @param preview what is known of the thing already: its page shows that at once
 */
export function linkTo(target: RouteLocation, preview?: Preview): LinkProps {
  const onClick = () => {
    if (preview) showPreview(target, preview)
    void prefetchPage(target, true)
    void openLocation(target)
  }
  if (isMiniProgram) return { onClick }
  const href = hrefOf(target)
  if (connection.isDear()) return { onClick, href }
  return { onClick, href, onReach: () => onceStill(() => void prefetchPage(target, false)) }
}

/** As `linkTo`, for links that operators write. */
export const wayTo = (link: Link, preview?: Preview): LinkProps =>
  link.kind === 'page' ? linkTo(link.target, preview) : { onClick: () => openLink(link) }
