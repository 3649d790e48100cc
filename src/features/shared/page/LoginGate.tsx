import { useEffect } from 'react'

import type { RouteLocation } from '@/routes/codec'
import { currentLocation, redirectToLogin } from '@/routes/navigate'

import { usePageShown } from './usePageShown'

interface LoginGateProps {
  location: RouteLocation
  /** Whether this page needs a login and there is none. */
  isClosed: boolean
}

/**
 * Leads from a closed page to the login once it is in front: at a direct entry, on the return to an open page, after a
 * token lost to a 401. A component of its own, so that a page is not drawn anew whenever it is shown or hidden.
 */
export function LoginGate({ location, isClosed }: LoginGateProps) {
  const { name, params } = location
  const isShown = usePageShown()

  useEffect(() => {
    // A page that was just left may still be drawn: on a slow phone a logout reaches it before its unmount.
    const onTop = currentLocation()?.name ?? name
    if (isClosed && isShown && onTop === name) redirectToLogin({ name, params } as RouteLocation)
  }, [isClosed, isShown, name, params])
  return null
}
