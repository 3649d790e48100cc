import { useEffect, useLayoutEffect, useRef } from 'react'

import styles from './index.module.scss'
import type { ChatScrollProps, Drawing } from './types'

/** The screen's lines, held upright: measuring more of them, most out of sight, takes a slow phone more than 50 ms. */
const lineHeightPx = 28
const screenLines = Math.ceil(Math.max(window.screen.width, window.screen.height) / lineHeightPx)

export const drawing: Drawing = {
  most: Math.max(80, 3 * screenLines),
  atEnd: Math.max(20, screenLines),
  step: 10,
  everyMs: 100,
}

const topPx = 120
const endPx = 48

/**
 * Lines that scroll. What is being read stays in its place whatever is added above it: not every browser does that by
 * itself.
 */
export function ChatScroll(props: ChatScrollProps) {
  const { label, children, firstKey, lastKey, isFollowing, onTop, onEnd } = props
  const box = useRef<HTMLDivElement>(null)
  /** The first line in sight, and how far below the upper edge it begins. */
  const held = useRef<{ line: Element; offsetPx: number }>()

  /** The next frame scrolls to the end. */
  const isDue = useRef(false)

  /** Drawn in a task of its own: the frame that has scrolled is long enough. */
  const top = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(top.current), [])
  const showOlder = () => {
    clearTimeout(top.current)
    top.current = setTimeout(onTop)
  }

  const hold = () => {
    const root = box.current
    if (!root) return
    const edge = root.getBoundingClientRect().top
    // Not the button above the lines, which stays where it is.
    const line = [...root.children].find((child) => child.id !== '' && child.getBoundingClientRect().bottom > edge)
    held.current = line && { line, offsetPx: line.getBoundingClientRect().top - edge }
  }

  useLayoutEffect(() => {
    const root = box.current
    if (!root) return undefined
    if (isFollowing) {
      // With the frame, which measures the lines anyway: a slow phone takes drawing and measuring as two short tasks.
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
    const { line, offsetPx } = held.current ?? {}
    if (line?.isConnected && offsetPx !== undefined) {
      root.scrollTop += line.getBoundingClientRect().top - root.getBoundingClientRect().top - offsetPx
    }
    hold()
    return undefined
  }, [firstKey, lastKey, isFollowing])

  // The keyboard makes it lower.
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
    // Lines were added, and the end has moved away by itself.
    if (!root || isDue.current) return
    const isAtEnd = root.scrollHeight - root.scrollTop - root.clientHeight < endPx
    if (!isAtEnd) hold()
    onEnd(isAtEnd)
    if (root.scrollTop < topPx && root.scrollHeight > root.clientHeight) showOlder()
  }
  return (
    <div ref={box} className={styles.scroll} role='log' aria-label={label} tabIndex={0} onScroll={onScroll}>
      {children}
    </div>
  )
}
