import { type PointerEvent, useRef } from 'react'

const doubleMs = 300

interface Taps {
  toggle: () => void
  toggleFullscreen: () => void
  toggleControls: () => void
  wake: () => void
}

/** Touch: a tap shows the controls, two play or pause. Mouse: a click plays or pauses, two toggle full screen. */
export function useTaps({ toggle, toggleFullscreen, toggleControls, wake }: Taps) {
  const lastTapMs = useRef(-Infinity)
  return {
    onPointerUp({ pointerType, button, timeStamp }: PointerEvent) {
      if (pointerType === 'mouse') {
        if (button === 0) toggle()
        return
      }
      const isDouble = timeStamp - lastTapMs.current < doubleMs
      lastTapMs.current = isDouble ? -Infinity : timeStamp
      if (isDouble) {
        wake()
        toggle()
      } else {
        toggleControls()
      }
    },
    onDoubleClick: () => {
      if (matchMedia('(hover: hover)').matches) toggleFullscreen()
    },
  }
}
