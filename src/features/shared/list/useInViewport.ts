import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import { useElementId } from '@/components/useElementId'
import { viewport } from '@/platform/viewport'

/** Whether the element with the returned `id` is near the visible part. */
export function useInViewport(marginPx: number, isNearAtFirst: boolean) {
  const id = useElementId('near')
  const [seen, setSeen] = useState({ isNear: isNearAtFirst, heightPx: 0 })
  const [attempt, setAttempt] = useState(0)
  const isFound = useRef(false)
  useEffect(
    () =>
      viewport.watchNear(id, marginPx, (isNear, heightPx) => {
        isFound.current = true
        setSeen({ isNear, heightPx })
      }),
    [id, marginPx, attempt],
  )
  // The mini-program looks for the element in the page on top, which is another one if the learner has gone on.
  useDidShow(() => !isFound.current && setAttempt(attempt + 1))
  return { id, ...seen }
}
