import { watchPageTurns } from '@/features/shared/page/turns'
import { currentLocation } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

import { tellStats } from '.'

/** The route, and the number of the thing that it shows: other parameters may be a search, a code, a login. */
function pageOnTop(): string | undefined {
  const location = currentLocation()
  if (!location) return undefined
  const { id } = { id: undefined, ...location.params }
  return `/${routeSpec(location.name).path}${typeof id === 'number' ? `?id=${id}` : ''}`
}

/** Tells of every page that comes in front from now on, beginning with the one that is there. */
export function tellPageViews(): void {
  let last: string | undefined
  const tell = () => {
    const page = pageOnTop()
    // The same one again: the app was in the background.
    if (!page || page === last) return
    last = page
    tellStats({ kind: 'page', page })
  }
  tell()
  watchPageTurns(tell)
}
