import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Point {
  x: number
  y: number
}

/** A page does not fill a wider screen. */
const maxWidthPx = 960

const maxZoom = 5
const step = 1.5
const doubleTapZoom = 2

const fittingWidth = (screenPx: number) => Math.min(screenPx, maxWidthPx)

const within = (zoom: number) => Math.max(1, Math.min(maxZoom, zoom))

const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

const firstLine = ({ left, top, width }: DOMRect): Point => ({ x: left + width / 2, y: top })

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
 * The width of the pages: that of the screen, times what two fingers, a double tap, Ctrl with the wheel, or buttons make
 * of it. The point between the fingers stays in place, and the first line on screen when the screen gets another width.
 * @param scroller contains `content`, which contains the pages
 */
export function useZoom(scroller: RefObject<HTMLElement>, content: RefObject<HTMLElement>) {
  const [fitPx, setFitPx] = useState(() => fittingWidth(document.documentElement.clientWidth))
  const [zoom, setZoom] = useState(1)
  const latest = useRef(zoom)
  latest.current = zoom
  const latestFitPx = useRef(fitPx)
  latestFitPx.current = fitPx
  /** The point of the content (as shares) to keep at a point of the screen, once the pages have their new size. */
  const anchor = useRef<{ at: Point; share: Point }>()

  const keep = useRef((at: Point) => {
    if (!content.current) return
    const { left, top, width, height } = content.current.getBoundingClientRect()
    anchor.current = { at, share: { x: (at.x - left) / width, y: (at.y - top) / height } }
  }).current

  const zoomTo = useRef((next: number, at?: Point) => {
    if (!scroller.current || within(next) === latest.current) return
    keep(at ?? middle(scroller.current.getBoundingClientRect()))
    setZoom(within(next))
  }).current

  const fit = useRef((nextPx: number) => {
    if (!scroller.current || nextPx === latestFitPx.current) return
    keep(firstLine(scroller.current.getBoundingClientRect()))
    setFitPx(nextPx)
  }).current

  useLayoutEffect(() => {
    const [box, pages] = [scroller.current, content.current]
    if (!box || !pages || !anchor.current) return
    const { at, share } = anchor.current
    const { left, top, width, height } = pages.getBoundingClientRect()
    box.scrollBy(left + share.x * width - at.x, top + share.y * height - at.y)
    anchor.current = undefined
  }, [zoom, fitPx, scroller, content])

  useEffect(() => {
    const { current: box } = scroller
    if (!box) return undefined
    const observer = new ResizeObserver(() => fit(fittingWidth(box.clientWidth)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller, fit])

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
    widthPx: fitPx * zoom,
    /** Absent = the limit is reached. */
    zoomIn: zoom < maxZoom ? () => zoomTo(zoom * step) : undefined,
    zoomOut: zoom > 1 ? () => zoomTo(zoom / step) : undefined,
  }
}
