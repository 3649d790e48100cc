import { watchPageTurns } from '@/features/shared/page/turns'
import { currentLocation } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

import { reportStats } from '.'

/** The route and the thing's id. Other parameters may be a search, a code or a login, so they are left out. */
function pageOnTop(): string | undefined {
  const location = currentLocation()
  if (!location) return undefined
  const { id } = { id: undefined, ...location.params }
  return `/${routeSpec(location.name).path}${typeof id === 'number' ? `?id=${id}` : ''}`
}

/** Reports every page that comes to the front, beginning with the present one. */
export function reportPageViews(): void {
  let last: string | undefined
  const tell = () => {
    const page = pageOnTop()
    // The same page: the app was in the background.
    if (!page || page === last) return
    last = page
    reportStats({ kind: 'page', page })
  }
  tell()
  watchPageTurns(tell)
}
