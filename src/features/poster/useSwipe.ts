import type { BaseEventOrig } from '@tarojs/components'
import { useRef } from 'react'

/** A swipe goes so far sideways, and less than half as far up or down. */
const swipePx = 48

/** Taro's types lack touches, but both ends report where a finger went down or up. */
type TouchEvent = BaseEventOrig & { changedTouches?: ArrayLike<{ clientX: number; clientY: number }> }

function pointOf({ changedTouches }: TouchEvent) {
  const touch = changedTouches?.[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

/** Props for a `View`: a swipe leads to the next (1) or the previous (-1). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<ReturnType<typeof pointOf>>(null)
  return {
    onTouchStart(event: TouchEvent) {
      start.current = pointOf(event)
    },
    onTouchEnd(event: TouchEvent) {
      const from = start.current
      const to = pointOf(event)
      start.current = null
      if (!from || !to) return
      const across = to.x - from.x
      if (Math.abs(across) < swipePx || Math.abs(to.y - from.y) > Math.abs(across) / 2) return
      onSwipe(across < 0 ? 1 : -1)
    },
  }
}
