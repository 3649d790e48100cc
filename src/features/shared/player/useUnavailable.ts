import { useEffect, useRef } from 'react'

import type { SourceFallback } from './useSourceFallback'

/** Tells once that nothing can be played, unless an error with words of its own is the reason. */
export function useUnavailable({ status, error }: SourceFallback, onUnavailable: (() => void) | undefined): void {
  const latest = useRef(onUnavailable)
  latest.current = onUnavailable
  const isUnavailable = status === 'empty' || (status === 'failed' && error === null)
  useEffect(() => {
    if (isUnavailable) latest.current?.()
  }, [isUnavailable])
}
