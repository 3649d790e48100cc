import Taro from '@tarojs/taro'

import type { Viewport } from './types'

export const viewport: Viewport = {
  watchNear(id, marginPx, listener) {
    const { page } = Taro.getCurrentInstance()
    if (!page) return () => undefined
    const observer = Taro.createIntersectionObserver(page)
    let isStopped = false
    // The element is there once this render has reached the page.
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
      observer.disconnect()
    }
  },
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
}
