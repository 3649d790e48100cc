import { useEffect, useRef } from 'react'

import styles from './index.module.scss'
import type { TranscriptBoxProps } from './types'

/** A box of rows that keeps the current one visible. */
export function TranscriptBox({ label, current, onScrolled, children }: TranscriptBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const ownPx = useRef(0)
  useEffect(() => {
    const root = box.current
    const row = root?.querySelector<HTMLElement>(`#cue-${current}`)
    // Scrolls only the box; the page stays where it is.
    if (!root || !row) return
    root.scrollTop = row.offsetTop - root.clientHeight / 3
    // It may have gone less far: an end was in the way.
    ownPx.current = root.scrollTop
  }, [current])
  return (
    <div
      ref={box}
      className={styles.box}
      role='region'
      aria-label={label}
      tabIndex={-1}
      // However the learner scrolls: by finger, wheel, bar or keys. While they search, only the rows change.
      onScroll={({ currentTarget: { scrollTop } }) => {
        if (current >= 0 && Math.abs(scrollTop - ownPx.current) > 1) onScrolled()
      }}
    >
      {children}
    </div>
  )
}
