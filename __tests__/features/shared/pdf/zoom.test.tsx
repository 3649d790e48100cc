import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'

import { useZoom } from '@/features/shared/pdf/h5/useZoom'

/** jsdom has no layout: the screen's width, and how far the pages are scrolled. */
let screenPx = 400
let scrollTop = 0
/** Forty pages, each as high as wide. */
const pages = 40

let resized: () => void
Object.assign(globalThis, {
  ResizeObserver: class {
    constructor(tell: () => void) {
      resized = tell
    }
    observe() {}
    disconnect() {}
  },
})
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => screenPx })
Object.assign(HTMLElement.prototype, {
  // Fingers, which jsdom has not.
  addEventListener: () => undefined,
  scrollBy: (_: number, y: number) => (scrollTop = Math.round(scrollTop + y)),
  getBoundingClientRect(this: HTMLElement) {
    const width = Number.parseFloat(this.style.width)
    if (!width) return { left: 0, top: 0, width: screenPx, height: 600 }
    return { left: (screenPx - width) / 2, top: -scrollTop, width, height: width * pages }
  },
})

let zoomIn: (() => void) | undefined

function Pages() {
  const [scroller, content] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const zoom = useZoom(scroller, content)
  zoomIn = zoom.zoomIn
  return (
    <div ref={scroller}>
      <div ref={content} style={{ width: zoom.widthPx }} />
    </div>
  )
}

const turn = (px: number) =>
  act(async () => {
    screenPx = px
    resized()
  })

test('a phone that is turned goes on at the same line, and back again', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Pages />))
  scrollTop = 400 * 20.5
  await turn(800)
  expect(scrollTop).toBe(800 * 20.5)
  await turn(400)
  expect(scrollTop).toBe(400 * 20.5)

  // Also when the pages are larger than the screen; the middle of it stays when they grow.
  await act(async () => zoomIn?.())
  expect(scrollTop).toBe(600 * 20.5 + 150)
  await turn(800)
  expect(scrollTop).toBe(1200 * 20.5 + 300)
  // A bar above the pages, or a keyboard below, changes nothing.
  await turn(800)
  expect(scrollTop).toBe(1200 * 20.5 + 300)
  act(() => root.unmount())
})
