import { type PointerEvent, type TouchEvent, useRef } from 'react'

const doubleMs = 300

/** One side of the picture, a third of it: back or forth. */
export type SkipSide = -1 | 1

interface Taps {
  play: () => void
  toggle: () => void
  toggleFullscreen: () => void
  toggleControls: () => void
  wake: () => void
  /** Absent = there is nothing to skip: a live stream, an unknown length. */
  skip?: (side: SkipSide) => void
  /** After a skip, each further tap at its side within this time skips once more. */
  skipOnMs: number
}

function sideOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): SkipSide | 0 {
  const { offsetWidth, offsetHeight } = currentTarget
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  // A turned player lies on its side: its width runs down the screen.
  const isTurned = offsetWidth > offsetHeight !== width > height
  const part = isTurned ? (clientY - top) / height : (clientX - left) / width
  return part < 1 / 3 ? -1 : part > 2 / 3 ? 1 : 0
}

/**
 * Touch: a tap shows the controls, and does not wait for a second. Two play or pause, and at the sides they skip. One is
 * enough on the sign of a paused picture, which lies in the surface.
 * Mouse: a click plays or pauses, two toggle full screen.
 */
export function useTaps({ play, toggle, toggleFullscreen, toggleControls, wake, skip, skipOnMs }: Taps) {
  const last = useRef<{ atMs: number; side: SkipSide | 0; hasSkipped: boolean }>()
  const isMouse = useRef(false)
  return {
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { pointerType, button, timeStamp: atMs } = event
      isMouse.current = pointerType === 'mouse'
      if (isMouse.current) {
        if (button === 0) toggle()
        return
      }
      if (event.target !== event.currentTarget) {
        last.current = undefined
        return play()
      }
      const side = skip ? sideOf(event) : 0
      const before = last.current?.side === side ? last.current : undefined
      const isFurther = before !== undefined && atMs - before.atMs < (before.hasSkipped ? skipOnMs : doubleMs)
      last.current = { atMs, side, hasSkipped: isFurther && side !== 0 }
      if (!isFurther) return toggleControls()
      wake()
      if (skip && side !== 0) return skip(side)
      last.current = undefined
      toggle()
    },
    /** The click that follows a tap would press what the tap has just shown there, and put a keyboard away. */
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      if (!event.cancelable) return
      event.preventDefault()
      const field = document.activeElement
      if (field instanceof HTMLElement && field.matches('input, textarea')) field.blur()
    },
    // Two taps of a finger end in this event, too.
    onDoubleClick: () => {
      if (isMouse.current) toggleFullscreen()
    },
  }
}
