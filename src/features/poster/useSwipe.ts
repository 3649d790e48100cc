import type { BaseEventOrig } from '@tarojs/components'
import { useRef } from 'react'

/** A finger that has gone so far sideways, and not half as far up or down, means another one. */
const swipePx = 48

/** Taro's types say nothing of fingers; both ends tell where they came down or went up. */
type TouchEvent = BaseEventOrig & { changedTouches?: ArrayLike<{ clientX: number; clientY: number }> }

function pointOf({ changedTouches }: TouchEvent) {
  const touch = changedTouches?.[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

/** What a View gets on which a finger leads to the next one (1) or back (-1). */
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
