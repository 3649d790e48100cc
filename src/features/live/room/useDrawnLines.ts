import { useEffect, useRef, useState } from 'react'

import type { ChatLine } from './chat/lines'
import type { Drawing } from './ChatScroll/types'

/** The drawn part of a long chat: its end while the learner reads there, else a window that follows the scrolling. */
export function useDrawnLines(lines: readonly ChatLine[], { maxLines, atEnd, step }: Drawing, isFollowing: boolean) {
  /** First line of the window; undefined = the window ends where the chat does. */
  const [startKey, setStartKey] = useState<string>()
  const found = isFollowing || startKey === undefined ? -1 : lines.findIndex(({ key }) => key === startKey)
  const start = found < 0 ? Math.max(0, lines.length - atEnd) : found
  const drawn = lines.slice(start, start + maxLines)
  const firstKey = drawn[0]?.key

  // Once the learner leaves the end, the window stays in place.
  useEffect(() => setStartKey((key) => (isFollowing ? undefined : (key ?? firstKey))), [isFollowing, firstKey])

  const move = (count: number) => setStartKey(lines[Math.max(0, Math.min(lines.length - 1, start + count))]?.key)

  /** The learner reached the top before older messages had arrived. */
  const isWaiting = useRef(false)
  useEffect(() => {
    if (!isWaiting.current || start === 0) return
    isWaiting.current = false
    setStartKey(lines[Math.max(0, start - step)]?.key)
  }, [lines, start, step])

  return {
    drawn,
    isStart: start === 0,
    isEnd: start + maxLines >= lines.length,
    up: () => {
      if (start === 0) isWaiting.current = true
      else move(-step)
    },
    down: () => move(step),
  }
}
