import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { usePageVisible } from '@/features/shared/page/usePageVisible'

/** Each asking counts as a view, so the last answer has at least this age. */
const restMs = 30_000

/**
 * For what is locked: it may be bought meanwhile, in another tab or on another phone. It is asked for again when the
 * learner returns to its page or to the app; after a short absence a little later.
 */
export function useAskAgain(queryKey: QueryKey): void {
  const client = useQueryClient()
  const isVisible = usePageVisible()
  const wasLeft = useRef(false)
  useEffect(() => {
    if (!isVisible) wasLeft.current = true
    if (!isVisible || !wasLeft.current) return undefined
    const dueMs = (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) + restMs
    const timer = setTimeout(
      () => {
        wasLeft.current = false
        // After a purchase here, it is being asked for already.
        void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
        // The phone's clock may have been put back.
      },
      Math.min(restMs, dueMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [client, isVisible, queryKey])
}
