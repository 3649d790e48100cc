import { useEffect, useRef } from 'react'

/** Longer than a weak network needs, shorter than a learner waits. */
const mostStallMs = 12_000

/** A stream that stands still that long is given up: a recording would be waited for, this one is going on elsewhere. */
export function useStallLimit(isStalled: boolean, giveUp: () => void): void {
  const latest = useRef(giveUp)
  latest.current = giveUp
  useEffect(() => {
    if (!isStalled) return
    const timer = setTimeout(() => latest.current(), mostStallMs)
    return () => clearTimeout(timer)
  }, [isStalled])
}
