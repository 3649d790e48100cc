import type { Point } from './view'

const tapMs = 300
/** A finger that moves less counts as still. */
const stillPx = 10

export interface Gestures {
  /** Two fingers: the change of their distance since the last event, around this point. */
  onPinch(factor: number, at: Point): void
  /** One finger: the movement since the last event. */
  onDrag(byX: number, byY: number): void
  /** The last finger is up. @param xPx its whole movement */
  onDragEnd(xPx: number): void
  onTap(): void
  onDoubleTap(at: Point): void
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Reads fingers or a mouse on an element. A long press is left to the browser, which offers to save the picture. */
export function watchGestures(element: HTMLElement, gestures: Gestures): void {
  const fingers = new Map<number, Point>()
  let start = { x: 0, y: 0, ms: 0 }
  let isTap = false
  let waitingTap: ReturnType<typeof setTimeout> | undefined

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  element.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return
    const point = pointOf(event)
    fingers.set(event.pointerId, point)
    isTap = fingers.size === 1
    if (isTap) start = { ...point, ms: event.timeStamp }
  })

  element.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    if (distance(point, start) > stillPx) isTap = false
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    fingers.set(event.pointerId, point)
    if (other) gestures.onPinch(distance(point, other) / Math.max(1, distance(before, other)), middle(point, other))
    else if (!isTap) gestures.onDrag(point.x - before.x, point.y - before.y)
  })

  const onTap = (point: Point) => {
    if (waitingTap === undefined) {
      waitingTap = setTimeout(() => {
        waitingTap = undefined
        gestures.onTap()
      }, tapMs)
      return
    }
    clearTimeout(waitingTap)
    waitingTap = undefined
    gestures.onDoubleTap(point)
  }

  element.addEventListener('pointerup', (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    const point = pointOf(event)
    if (isTap && event.timeStamp - start.ms < tapMs) onTap(point)
    else gestures.onDragEnd(point.x - start.x)
  })

  // The browser has taken the gesture over.
  element.addEventListener('pointercancel', (event) => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) gestures.onDragEnd(0)
  })
}
