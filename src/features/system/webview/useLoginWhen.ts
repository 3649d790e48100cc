import { useEffect } from 'react'

import { usePageShown } from '@/features/shared/page/usePageShown'
import { currentLocation, redirectToLogin } from '@/routes/navigate'

/**
 * As `LoginGate`, for what needs a login on this page, which itself is open to all. The login takes the page's place
 * and gives it back, so that "back" does not lead to an empty page.
 */
export function useLoginWhen(isClosed: boolean): void {
  const isShown = usePageShown()
  useEffect(() => {
    const onTop = currentLocation()
    // A page that was just left may still be drawn, and must not take another's place.
    if (isClosed && isShown && onTop?.name === 'webview') redirectToLogin(onTop, true)
  }, [isClosed, isShown])
}
