import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Point {
  x: number
  y: number
}

const maxZoom = 5
const step = 1.5
const doubleTapZoom = 2

const within = (zoom: number) => Math.max(1, Math.min(maxZoom, zoom))

const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

const between = (touches: TouchList): Point & { distance: number } => {
  const [one, other] = [...touches]
  if (!one || !other) return { x: 0, y: 0, distance: 0 }
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  }
}

/**
 * The scale of the pages; 1 = as wide as the screen. Two fingers, a double tap, Ctrl with the wheel, or buttons change
 * it. The point between the fingers stays in place.
 * @param scroller contains `content`, which contains the pages
 */
export function useZoom(scroller: RefObject<HTMLElement>, content: RefObject<HTMLElement>) {
  const [zoom, setZoom] = useState(1)
  const latest = useRef(zoom)
  latest.current = zoom
  /** The point of the content (as shares) to keep at a point of the screen, once the pages have their new size. */
  const anchor = useRef<{ at: Point; share: Point }>()

  const zoomTo = useRef((next: number, at?: Point) => {
    const [box, pages] = [scroller.current, content.current]
    if (!box || !pages || within(next) === latest.current) return
    const point = at ?? middle(box.getBoundingClientRect())
    const { left, top, width, height } = pages.getBoundingClientRect()
    anchor.current = { at: point, share: { x: (point.x - left) / width, y: (point.y - top) / height } }
    setZoom(within(next))
  }).current

  useLayoutEffect(() => {
    const [box, pages] = [scroller.current, content.current]
    if (!box || !pages || !anchor.current) return
    const { at, share } = anchor.current
    const { left, top, width, height } = pages.getBoundingClientRect()
    box.scrollBy(left + share.x * width - at.x, top + share.y * height - at.y)
    anchor.current = undefined
  }, [zoom, scroller, content])

  useEffect(() => {
    const [box, pages] = [scroller.current, content.current]
    if (!box || !pages) return undefined
    let pinch: (Point & { distance: number; factor: number }) | undefined
    const onTouchStart = ({ touches }: TouchEvent) => {
      if (touches.length === 2) pinch = { ...between(touches), factor: 1 }
    }
    const onTouchMove = (event: TouchEvent) => {
      if (!pinch || event.touches.length < 2) return
      event.preventDefault()
      const { left, top } = pages.getBoundingClientRect()
      if (pinch.factor === 1) pages.style.transformOrigin = `${pinch.x - left}px ${pinch.y - top}px`
      pinch.factor = within((latest.current * between(event.touches).distance) / pinch.distance) / latest.current
      pages.style.transform = `scale(${pinch.factor})`
    }
    const onTouchEnd = ({ touches }: TouchEvent) => {
      if (!pinch || touches.length > 1) return
      const { factor, ...at } = pinch
      pinch = undefined
      pages.style.transform = ''
      zoomTo(latest.current * factor, at)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(latest.current * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    let isTouch = false
    const onPointerDown = ({ pointerType }: PointerEvent) => (isTouch = pointerType === 'touch')
    // With a mouse, a double click selects a word.
    const onDoubleClick = ({ clientX: x, clientY: y }: MouseEvent) => {
      if (isTouch) zoomTo(latest.current > 1 ? 1 : doubleTapZoom, { x, y })
    }
    const stop = new AbortController()
    const [listening, passive] = [
      { signal: stop.signal, passive: false },
      { signal: stop.signal, passive: true },
    ]
    box.addEventListener('touchstart', onTouchStart, passive)
    box.addEventListener('touchmove', onTouchMove, listening)
    box.addEventListener('touchend', onTouchEnd, passive)
    box.addEventListener('touchcancel', onTouchEnd, passive)
    box.addEventListener('wheel', onWheel, listening)
    box.addEventListener('pointerdown', onPointerDown, passive)
    box.addEventListener('dblclick', onDoubleClick, passive)
    return () => stop.abort()
  }, [scroller, content, zoomTo])

  return {
    zoom,
    /** Absent = the limit is reached. */
    zoomIn: zoom < maxZoom ? () => zoomTo(zoom * step) : undefined,
    zoomOut: zoom > 1 ? () => zoomTo(zoom / step) : undefined,
  }
}
