import { useEffect, useLayoutEffect, useRef } from 'react'

import styles from './index.module.scss'
import type { ChatScrollProps, Drawing } from './types'

/**
 * As many lines as an upright screen holds. To measure more, most of them out of sight, takes a slow phone over 50 ms.
 */
const lineHeightPx = 28
const screenLines = Math.ceil(Math.max(window.screen.width, window.screen.height) / lineHeightPx)

export const drawing: Drawing = {
  maxLines: Math.max(80, 3 * screenLines),
  atEnd: Math.max(20, screenLines),
  step: 10,
  everyMs: 100,
}

const topPx = 120
const endPx = 48

/**
 * A scrolling box. When lines are added above, the visible ones keep their place. Not every browser does that itself.
 */
export function ChatScroll(props: ChatScrollProps) {
  const { label, children, firstKey, lastKey, isFollowing, onTop, onEnd } = props
  const box = useRef<HTMLDivElement>(null)
  /** The first visible line, and its distance below the upper edge. */
  const anchor = useRef<{ line: Element; offsetPx: number }>()

  /** The next frame will scroll to the end. */
  const isDue = useRef(false)

  /** Older lines are drawn in a task of their own, because the frame that scrolled is long enough. */
  const top = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(top.current), [])
  const showOlder = () => {
    clearTimeout(top.current)
    top.current = setTimeout(onTop)
  }

  const setAnchor = () => {
    const root = box.current
    if (!root) return
    const edge = root.getBoundingClientRect().top
    // Lines have ids. The button above them has none and is skipped: it does not move.
    const line = [...root.children].find((child) => child.id !== '' && child.getBoundingClientRect().bottom > edge)
    anchor.current = line && { line, offsetPx: line.getBoundingClientRect().top - edge }
  }

  useLayoutEffect(() => {
    const root = box.current
    if (!root) return undefined
    if (isFollowing) {
      // In a frame, which measures the lines anyway: for a slow phone that makes two short tasks of drawing and
      // measuring.
      const frame = requestAnimationFrame(() => {
        isDue.current = false
        root.scrollTop = root.scrollHeight
      })
      isDue.current = true
      return () => {
        isDue.current = false
        cancelAnimationFrame(frame)
      }
    }
    const { line, offsetPx } = anchor.current ?? {}
    if (line?.isConnected && offsetPx !== undefined) {
      root.scrollTop += line.getBoundingClientRect().top - root.getBoundingClientRect().top - offsetPx
    }
    setAnchor()
    return undefined
  }, [firstKey, lastKey, isFollowing])

  // The keyboard makes the box lower.
  useEffect(() => {
    const root = box.current
    if (!root || !isFollowing || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      root.scrollTop = root.scrollHeight
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [isFollowing])

  const onScroll = () => {
    const root = box.current
    // Added lines have moved the end away; the learner has not scrolled.
    if (!root || isDue.current) return
    const isAtEnd = root.scrollHeight - root.scrollTop - root.clientHeight < endPx
    if (!isAtEnd) setAnchor()
    onEnd(isAtEnd)
    if (root.scrollTop < topPx && root.scrollHeight > root.clientHeight) showOlder()
  }
  return (
    <div ref={box} className={styles.scroll} role='log' aria-label={label} tabIndex={0} onScroll={onScroll}>
      {children}
    </div>
  )
}
