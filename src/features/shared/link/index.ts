import { connection } from '@/platform/connection'
import { isMiniProgram } from '@/platform/shell'
import { onceStill } from '@/platform/touch'
import { type Preview } from '@/queries/preview'
import type { RouteLocation } from '@/routes/codec'
import type { Link } from '@/routes/links'
import { hrefOf, openLink, openLocation } from '@/routes/navigate'

import { prefetchPage, showPreview } from './prefetch'

/** What a `Pressable` takes to lead somewhere. */
interface LinkProps {
  onClick: () => void
  onReach?: () => void
  href?: string
}

/**
 * The way to a page. Its code and its data are on their way as soon as a finger rests on the link, at the latest with
 * the press; neither is fetched twice. Where data is dear the press alone fetches.
 * @param preview what is already known of the thing there: its page shows that at once
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

/** As `linkTo`, for what an operator wrote. */
export const wayTo = (link: Link, preview?: Preview): LinkProps =>
  link.kind === 'page' ? linkTo(link.target, preview) : { onClick: () => openLink(link) }
