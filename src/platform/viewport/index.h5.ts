import { lowPx, type Viewport } from './types'

export const viewport: Viewport = {
  drawing: { maxItems: 4, pauseMs: 16 },
  watchNear(id, marginPx, listener) {
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver === 'undefined') return () => undefined
    // Each page scrolls in its own box, which would cut off a margin around the window.
    const root = element.closest('.taro_page')
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1]
        const heightPx = entry?.boundingClientRect.height ?? 0
        if (entry && heightPx > 0) listener(entry.isIntersecting, heightPx)
      },
      { root, rootMargin: `${marginPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  },
  watchWide(listener, media = '(min-width: 768px)') {
    const query = window.matchMedia(media)
    const tell = () => listener(query.matches)
    tell()
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  },
  watchWidth(listener) {
    let widthPx = window.innerWidth
    // A keyboard changes the height only.
    const look = () => {
      if (window.innerWidth === widthPx) return
      widthPx = window.innerWidth
      listener()
    }
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  },
  isLow: () => window.innerHeight < lowPx,
  watchHeight(id, listener) {
    const element = document.getElementById(id)
    if (!element || typeof ResizeObserver === 'undefined') return () => undefined
    const observer = new ResizeObserver(() => listener(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  },
  unstick(anchorId, stuckId) {
    const anchor = document.getElementById(anchorId)
    const stuck = document.getElementById(stuckId)
    if (!anchor || !stuck) return
    const beyondPx = stuck.getBoundingClientRect().top - anchor.getBoundingClientRect().top
    if (beyondPx > 0) anchor.closest('.taro_page')?.scrollBy({ top: -beyondPx })
  },
  async countAbove(rootId, className, linePx) {
    const root = document.getElementById(rootId)
    if (!root) return null
    const marks = [...root.getElementsByClassName(className)]
    return marks.filter((mark) => mark.getBoundingClientRect().top <= linePx).length
  },
  async bring(rootId, className, index, linePx) {
    const root = document.getElementById(rootId)
    const element = index < 0 ? root : root?.getElementsByClassName(className)[index]
    if (!element) return false
    const awayPx = element.getBoundingClientRect().top - linePx
    element.closest('.taro_page')?.scrollBy({ top: awayPx })
    return Math.abs(awayPx) < 1
  },
}
