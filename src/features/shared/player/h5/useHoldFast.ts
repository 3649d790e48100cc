import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Longer than a tap. */
const holdMs = 500
/** A finger that moves further scrolls the page. */
const stillPx = 10

/**
 * A finger that rests on the picture plays it fast until it is lifted.
 * @param isAllowed it plays, and its speed is the learner's to choose
 */
export function useHoldFast(isAllowed: boolean) {
  const [isHeld, setHeld] = useState(false)
  const finger = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>()
  const isFast = isHeld && isAllowed
  const end = () => {
    clearTimeout(finger.current?.timer)
    finger.current = undefined
    setHeld(false)
  }
  useEffect(() => () => clearTimeout(finger.current?.timer), [])
  // The lifting of the finger is not seen where something has covered the picture meanwhile.
  useEffect(() => {
    if (!isAllowed) end()
  }, [isAllowed])
  return {
    isFast,
    events: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        end()
        if (pointerType === 'mouse' || !isAllowed) return
        finger.current = { x: clientX, y: clientY, timer: setTimeout(() => setHeld(true), holdMs) }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y } = finger.current ?? { x: clientX, y: clientY }
        if (!isHeld && Math.hypot(clientX - x, clientY - y) > stillPx) end()
      },
      onPointerCancel: end,
      onContextMenu(event: { preventDefault: () => void }) {
        if (finger.current) event.preventDefault()
      },
    },
    /** To be called when the finger is lifted. @returns true = it was held, so it is no tap */
    lift(): boolean {
      end()
      return isHeld
    },
  }
}
