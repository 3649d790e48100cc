import Taro from '@tarojs/taro'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { pullDownEnd } from '../pullDown/end'
import styles from './index.module.scss'

/** Letting go beyond this distance refreshes, px. */
const farPx = 50

/** The page follows the finger less and less. */
const damped = (px: number) => Math.min(2 * farPx, px * 0.6 * (1 - px / window.screen.height))

/** The element that Taro's router makes for a page. It also scrolls. */
interface PageElement extends HTMLElement {
  __page?: { onPullDownRefresh?: () => void }
}

/** Wraps a page whose config asks for it: pulling down at the top refreshes the page. */
export function PullDownRefresh({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [hasDots, setDots] = useState(false)

  useEffect(() => {
    const content = box.current
    const page = content?.parentElement?.closest<PageElement>('.taro_page')
    if (!content || !page) return undefined
    let startY: number | null = null
    let isFar = false
    let isRefreshing = false

    const moveTo = (px: number) => {
      content.style.transform = px > 0 ? `translateY(${px}px)` : ''
      isFar = px >= farPx
      setDots(isFar)
    }
    const rest = () => {
      isRefreshing = false
      content.classList.add(styles.back ?? '')
      moveTo(0)
    }
    const onStart = ({ touches: [finger] }: TouchEvent) => {
      if (isRefreshing || !finger || page.scrollTop > 0) return
      startY = finger.screenY
      content.classList.remove(styles.back ?? '')
      // Added only now, so that a page that scrolls is not followed.
      page.addEventListener('touchmove', onMove, { passive: true })
    }
    const onMove = ({ touches: [finger] }: TouchEvent) => {
      if (startY === null || !finger) return
      if (page.scrollTop > 0) startY = null
      else moveTo(damped(Math.max(0, finger.screenY - startY)))
    }
    const onEnd = () => {
      page.removeEventListener('touchmove', onMove)
      if (startY === null) return
      startY = null
      if (!isFar) return rest()
      isRefreshing = true
      content.classList.add(styles.back ?? '')
      moveTo(farPx)
      page.__page?.onPullDownRefresh?.()
    }
    // The listeners are passive, so scrolling waits for none of them.
    page.style.overscrollBehaviorY = 'none'
    page.addEventListener('touchstart', onStart, { passive: true })
    page.addEventListener('touchend', onEnd)
    page.addEventListener('touchcancel', onEnd)
    Taro.eventCenter.on(pullDownEnd, rest)
    return () => {
      page.removeEventListener('touchstart', onStart)
      page.removeEventListener('touchmove', onMove)
      page.removeEventListener('touchend', onEnd)
      page.removeEventListener('touchcancel', onEnd)
      Taro.eventCenter.off(pullDownEnd, rest)
    }
  }, [])

  return (
    <div ref={box} className={styles.pulled}>
      {hasDots && (
        <div className={styles.dots}>
          <div />
          <div />
          <div />
        </div>
      )}
      {children}
    </div>
  )
}
