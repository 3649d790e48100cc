import { useEffect, useRef } from 'react'

import type { SourceFallback } from './useSourceFallback'

/** Reports once that nothing can be played, unless an error with its own message is the reason. */
export function useUnavailable({ status, error }: SourceFallback, onUnavailable: (() => void) | undefined): void {
  const latest = useRef(onUnavailable)
  latest.current = onUnavailable
  const isUnavailable = status === 'empty' || (status === 'failed' && error === null)
  useEffect(() => {
    if (isUnavailable) latest.current?.()
  }, [isUnavailable])
}
