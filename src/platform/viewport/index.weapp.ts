import Taro from '@tarojs/taro'

import { windowInfo } from '../systemInfo'
import { lowPx, type Viewport } from './types'

function watchResize(listener: () => void): () => void {
  Taro.onWindowResize(listener)
  return () => Taro.offWindowResize(listener)
}

export const viewport: Viewport = {
  // WeChat recommends at most 20 changes of a page per second.
  drawing: { maxItems: 8, pauseMs: 60 },
  watchNear(id, marginPx, listener) {
    const { page } = Taro.getCurrentInstance()
    if (!page) return () => undefined
    const observer = Taro.createIntersectionObserver(page)
    let isStopped = false
    // The element exists when this render has reached the page.
    Taro.nextTick(() => {
      if (isStopped) return
      observer
        .relativeToViewport({ top: marginPx, bottom: marginPx })
        .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
          const heightPx = boundingClientRect?.height ?? 0
          if (heightPx > 0) listener(intersectionRatio > 0, heightPx)
        })
    })
    return () => {
      isStopped = true
      try {
        observer.disconnect()
      } catch {
        // Its page is gone, and with it all that it watched.
      }
    }
  },
  watchWide(listener) {
    const tell = () => listener(windowInfo().windowWidth >= 768)
    tell()
    return watchResize(tell)
  },
  watchWidth(listener) {
    let widthPx = windowInfo().windowWidth
    return watchResize(() => {
      const { windowWidth } = windowInfo()
      if (windowWidth === widthPx) return
      widthPx = windowWidth
      listener()
    })
  },
  isLow: () => windowInfo().windowHeight < lowPx,
  watchHeight: () => () => undefined,
  unstick(anchorId, stuckId) {
    Taro.createSelectorQuery()
      .select(`#${anchorId}`)
      .boundingClientRect()
      .select(`#${stuckId}`)
      .boundingClientRect()
      .selectViewport()
      .scrollOffset()
      .exec(([anchor, stuck, { scrollTop }]) => {
        if (anchor && stuck?.top > anchor.top) {
          void Taro.pageScrollTo({ scrollTop: scrollTop + anchor.top - stuck.top, duration: 0 })
        }
      })
  },
  async countAbove(rootId, className, linePx) {
    const [root, marks] = [await measure(`#${rootId}`), await measure(`#${rootId} .${className}`)]
    if (root.boxes.length === 0) return null
    return marks.boxes.filter(({ top }) => top <= linePx).length
  },
  async bring(rootId, className, index, linePx) {
    // What was just drawn is not there yet.
    await new Promise<void>((resolve) => Taro.nextTick(() => resolve()))
    const { boxes, scrollTopPx } = await measure(index < 0 ? `#${rootId}` : `#${rootId} .${className}`)
    const box = boxes[Math.max(0, index)]
    if (!box) return false
    const awayPx = box.top - linePx
    if (Math.abs(awayPx) < 1) return true
    await Taro.pageScrollTo({ scrollTop: scrollTopPx + awayPx, duration: 0 })
    return false
  },
}

/** Positions of the elements from the top of the screen, and the page's scroll position. */
const measure = (selector: string) =>
  new Promise<{ boxes: { top: number }[]; scrollTopPx: number }>((resolve) => {
    Taro.createSelectorQuery()
      .selectAll(selector)
      .boundingClientRect()
      .selectViewport()
      .scrollOffset()
      .exec(([boxes, { scrollTop }]) => resolve({ boxes, scrollTopPx: scrollTop }))
  })
