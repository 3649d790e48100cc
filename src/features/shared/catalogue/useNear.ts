import { useEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

let count = 0

/**
 * Watches whether an element (give it the `id`) is near what is on screen.
 * @param version when it changes, what was seen before is forgotten and looked at anew
 */
export function useNear(marginPx: number, isNearAtFirst: boolean, version?: number) {
  const [id] = useState(() => `near-${++count}`)
  const [seen, setSeen] = useState<{ isNear: boolean; heightPx: number; version?: number }>()
  useEffect(() => {
    const stop = viewport.watchNear(id, marginPx, (isNear, heightPx) => setSeen({ isNear, heightPx, version }))
    return () => {
      stop()
      setSeen(undefined)
    }
  }, [id, marginPx, version])
  const isCurrent = seen !== undefined && seen.version === version
  return { id, isNear: isCurrent ? seen.isNear : isNearAtFirst, heightPx: isCurrent ? seen.heightPx : 0 }
}
