import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface Moves {
  /** In parts of the frame: 1 = its whole width. */
  onDrag: (dx: number, dy: number) => void
  /** Above 1 zooms in. */
  onZoom: (factor: number) => void
}

interface Point {
  x: number
  y: number
}

export const zoomStep = 1.2
const keyStep = 0.05
/** A touch that moves less is a tap. */
const tapPx = 6

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Touch, mouse and keys on the frame. A tap centres its point, for learners who cannot drag. */
export function useGestures({ onDrag, onZoom }: Moves) {
  const points = useRef(new Map<number, Point>())
  const travelledPx = useRef(0)

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (points.current.size === 0) travelledPx.current = 0
    points.current.set(event.pointerId, pointOf(event))
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = points.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [other] = [...points.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    points.current.set(event.pointerId, now)
    travelledPx.current += distance(before, now)
    if (other) {
      onZoom(distance(now, other) / Math.max(1, distance(before, other)))
    } else if (travelledPx.current > tapPx) {
      const { width } = event.currentTarget.getBoundingClientRect()
      onDrag((now.x - before.x) / width, (now.y - before.y) / width)
    }
  }

  const onPointerUp = (event: PointerEvent) => {
    const isTap = points.current.size === 1 && travelledPx.current <= tapPx
    points.current.delete(event.pointerId)
    if (!isTap) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    onDrag(0.5 - (event.clientX - left) / width, 0.5 - (event.clientY - top) / width)
  }

  const onPointerCancel = ({ pointerId }: PointerEvent) => void points.current.delete(pointerId)

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => onDrag(keyStep, 0),
      ArrowRight: () => onDrag(-keyStep, 0),
      ArrowUp: () => onDrag(0, keyStep),
      ArrowDown: () => onDrag(0, -keyStep),
      '+': () => onZoom(zoomStep),
      '=': () => onZoom(zoomStep),
      '-': () => onZoom(1 / zoomStep),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown }
}
