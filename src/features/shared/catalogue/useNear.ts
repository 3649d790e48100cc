import { useEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

let count = 0

/**
 * Watches whether an element (give it the `id`) is near what is on screen.
 * @param version watches anew when it changes, so that an element that stayed near says so again
 */
export function useNear(marginPx: number, isNearAtFirst: boolean, version?: unknown) {
  const [id] = useState(() => `near-${++count}`)
  const [state, setState] = useState({ isNear: isNearAtFirst, heightPx: 0 })
  useEffect(
    () => viewport.watchNear(id, marginPx, (isNear, heightPx) => setState({ isNear, heightPx })),
    [id, marginPx, version],
  )
  return { id, ...state }
}
