import { useEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

let count = 0

/** Whether the element with the returned `id` is near the visible part. */
export function useInViewport(marginPx: number, isNearAtFirst: boolean) {
  const [id] = useState(() => `near-${++count}`)
  const [seen, setSeen] = useState({ isNear: isNearAtFirst, heightPx: 0 })
  useEffect(() => viewport.watchNear(id, marginPx, (isNear, heightPx) => setSeen({ isNear, heightPx })), [id, marginPx])
  return { id, ...seen }
}
