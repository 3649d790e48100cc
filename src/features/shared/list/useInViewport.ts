import { useEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

let count = 0

/** Watches whether an element (give it the `id`) is near what is on screen. */
export function useInViewport(marginPx: number, isNearAtFirst: boolean) {
  const [id] = useState(() => `near-${++count}`)
  const [seen, setSeen] = useState({ isNear: isNearAtFirst, heightPx: 0 })
  useEffect(() => viewport.watchNear(id, marginPx, (isNear, heightPx) => setSeen({ isNear, heightPx })), [id, marginPx])
  return { id, ...seen }
}
