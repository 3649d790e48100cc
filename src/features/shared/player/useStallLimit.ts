import { useEffect, useRef } from 'react'

/** Longer than a weak network needs, shorter than a learner waits. */
const maxStallMs = 12_000

/**
 * Gives up a live stream that has stalled so long. A recording would be waited for, but the stream goes on without the
 * learner.
 */
export function useStallLimit(isStalled: boolean, giveUp: () => void): void {
  const latest = useRef(giveUp)
  latest.current = giveUp
  useEffect(() => {
    if (!isStalled) return
    const timer = setTimeout(() => latest.current(), maxStallMs)
    return () => clearTimeout(timer)
  }, [isStalled])
}
