import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { usePageVisible } from '@/features/shared/page/usePageVisible'

/**
 * For what is locked: it may be bought meanwhile, in another tab or on another phone. It is asked for again when the
 * learner returns to its page or to the app, whatever its age.
 */
export function useAskAgain(queryKey: QueryKey): void {
  const client = useQueryClient()
  const isVisible = usePageVisible()
  const wasLeft = useRef(false)
  useEffect(() => {
    const isBack = isVisible && wasLeft.current
    wasLeft.current = !isVisible
    // After a purchase here, it is being asked for already.
    if (isBack) void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }, [client, isVisible, queryKey])
}
