import { useEffect, useState } from 'react'

import { watchPageTurns } from '@/features/shared/page/turns'
import { viewport } from '@/platform/viewport'

let count = 0

/** Whether the element with the returned `id` is near the visible part. */
export function useInViewport(marginPx: number, isNearAtFirst: boolean) {
  const [id] = useState(() => `near-${++count}`)
  const [seen, setSeen] = useState({ isNear: isNearAtFirst, heightPx: 0 })
  useEffect(() => {
    let isFound = false
    const watch = () =>
      viewport.watchNear(id, marginPx, (isNear, heightPx) => {
        isFound = true
        setSeen({ isNear, heightPx })
      })
    let stop = watch()
    // The mini-program looks for the element in the page on top, which was another one if the learner had gone on.
    const stopTurns = watchPageTurns(() => {
      if (isFound) return
      stop()
      stop = watch()
    })
    return () => {
      stopTurns()
      stop()
    }
  }, [id, marginPx])
  return { id, ...seen }
}
